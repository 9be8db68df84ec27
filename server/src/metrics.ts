import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

const SECONDS = [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3, 10];

export interface Answered {
  method: string;
  /** The pattern, never the address: tokens and searches stand in addresses. */
  route: string;
  status: number;
  seconds: number;
}

export interface Metrics {
  noteAnswer(answered: Answered): void;
  /** A figure that is asked for when somebody looks; with labels, one for each of them. */
  watch(name: string, help: string, read: () => number | Promise<number>): void;
  watchEach(
    name: string,
    help: string,
    label: string,
    read: () => Promise<Map<string, number>>,
  ): void;
  /** All of it, as Prometheus reads it. */
  text(): Promise<{ type: string; body: string }>;
}

/** What a monitor can see of this process: Node's own figures (event-loop delay, memory, collector) and ours. */
export function openMetrics(onFault: (error: unknown) => void): Metrics {
  const register = new Registry();
  collectDefaultMetrics({ register });
  const requests = new Counter({
    name: 'assembly_http_requests_total',
    help: 'Requests answered',
    labelNames: ['method', 'route', 'status'],
    registers: [register],
  });
  const latency = new Histogram({
    name: 'assembly_http_request_seconds',
    help: 'Time from the request to the end of its answer',
    labelNames: ['route'],
    buckets: SECONDS,
    registers: [register],
  });

  return {
    noteAnswer({ method, route, status, seconds }) {
      requests.inc({ method, route, status });
      latency.observe({ route }, seconds);
    },
    watch(name, help, read) {
      new Gauge({
        name,
        help,
        registers: [register],
        async collect() {
          this.set(await read());
        },
      });
    },
    watchEach(name, help, label, read) {
      new Gauge({
        name,
        help,
        labelNames: [label],
        registers: [register],
        async collect() {
          this.reset();
          // The other figures are wanted most when the database does not answer.
          const figures = await read().catch(onFault);
          for (const [value, figure] of figures ?? []) this.set({ [label]: value }, figure);
        },
      });
    },
    async text() {
      return { type: register.contentType, body: await register.metrics() };
    },
  };
}
