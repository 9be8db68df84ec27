import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import { createHttpMetrics } from './http-metrics.ts';
import { version } from './version.ts';

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
  const http = createHttpMetrics();

  return {
    recordRequest: http.record,
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
      return { type: register.contentType, body: `${await register.metrics()}${http.text()}` };
    },
  };
}
