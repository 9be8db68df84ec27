import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { version } from './version.ts';

const BUCKETS_SECONDS = [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3, 10];

export interface RequestRecord {
  method: string;
  /** The pattern, never the address: addresses contain tokens and search words. */
  route: string;
  status: number;
  seconds: number;
}

export interface Metrics {
  recordRequest(request: RequestRecord): void;
  /** A gauge whose value is read when the metrics are. */
  gauge(name: string, help: string, read: () => number | Promise<number>): void;
  /** The same with one value for each label. */
  labeledGauge(
    name: string,
    help: string,
    label: string,
    read: () => Promise<Map<string, number>>,
  ): void;
  /** All metrics in Prometheus' text format. */
  text(): Promise<{ type: string; body: string }>;
}

/** Node's own metrics (event-loop delay, memory, garbage collection) and the app's. */
export function openMetrics(onError: (error: unknown) => void): Metrics {
  const register = new Registry();
  const registers = [register];
  collectDefaultMetrics({ register });
  new Gauge({
    name: 'build_info',
    help: 'The version of the app, as a label',
    labelNames: ['version'],
    registers,
  }).set({ version }, 1);
  const requests = new Counter({
    name: 'assembly_http_requests_total',
    help: 'Requests answered',
    labelNames: ['method', 'route', 'status'],
    registers,
  });
  const durations = new Histogram({
    name: 'assembly_http_request_seconds',
    help: 'Time from the request to the end of its reply',
    labelNames: ['route'],
    buckets: BUCKETS_SECONDS,
    registers,
  });

  return {
    recordRequest({ method, route, status, seconds }) {
      requests.inc({ method, route, status });
      durations.observe({ route }, seconds);
    },
    gauge(name, help, read) {
      new Gauge({
        name,
        help,
        registers,
        async collect() {
          this.set(await read());
        },
      });
    },
    labeledGauge(name, help, label, read) {
      new Gauge({
        name,
        help,
        labelNames: [label],
        registers,
        async collect() {
          this.reset();
          // When the database does not answer, the other metrics are needed most.
          const values = await read().catch(onError);
          for (const [labelValue, value] of values ?? []) this.set({ [label]: labelValue }, value);
        },
      });
    },
    async text() {
      return { type: register.contentType, body: await register.metrics() };
    },
  };
}
