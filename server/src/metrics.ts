import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import { type Answered, openHttpMetrics } from './http-metrics.ts';

export interface Metrics {
  recordRequest(answered: Answered): void;
  /** A figure that is asked for when somebody looks; with labels, one for each of them. */
  watch(name: string, help: string, read: () => number | Promise<number>): void;
  labeledGauge(
    name: string,
    help: string,
    label: string,
    read: () => Promise<Map<string, number>>,
  ): void;
  /** All of it, as Prometheus reads it. */
  text(): Promise<{ type: string; body: string }>;
}

/** What a monitor can see of this process: Node's own figures (event-loop delay, memory, collector) and ours. */
export function openMetrics(onError: (error: unknown) => void): Metrics {
  const register = new Registry();
  collectDefaultMetrics({ register });
  const requests = openHttpMetrics();

  return {
    recordRequest: requests.note,
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
    labeledGauge(name, help, label, read) {
      new Gauge({
        name,
        help,
        labelNames: [label],
        registers: [register],
        async collect() {
          this.reset();
          // The other figures are wanted most when the database does not answer.
          const figures = await read().catch(onError);
          for (const [value, figure] of figures ?? []) this.set({ [label]: value }, figure);
        },
      });
    },
    async text() {
      return { type: register.contentType, body: (await register.metrics()) + requests.text() };
    },
  };
}
