import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { version } from './version.ts';

const BUCKETS_SECONDS = [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3, 10];

interface RequestRecord {
  method: string;
  /** The pattern, never the address: addresses contain tokens and search words. */
  route: string;
  status: number;
  seconds: number;
}

export type Metrics = ReturnType<typeof openMetrics>;

/** Node's own metrics (event-loop delay, memory, garbage collection) and the app's. */
export function openMetrics(onError: (error: unknown) => void) {
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
    recordRequest({ method, route, status, seconds }: RequestRecord) {
      requests.inc({ method, route, status });
      durations.observe({ route }, seconds);
    },
    /** A gauge whose value is read when the metrics are. */
    gauge(name: string, help: string, read: () => number | Promise<number>) {
      new Gauge({
        name,
        help,
        registers,
        async collect() {
          this.set(await read());
        },
      });
    },
    /** The same with one value for each label. */
    labeledGauge(
      name: string,
      help: string,
      label: string,
      read: () => Promise<Map<string, number>>,
    ) {
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
    /** All metrics in Prometheus' text format. */
    async text() {
      return { type: register.contentType, body: await register.metrics() };
    },
  };
}
