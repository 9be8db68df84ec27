import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';
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
    /** A gauge whose value is read when the metrics are. Without a value, it is left out. */
    gauge(
      name: string,
      help: string,
      read: () => number | undefined | Promise<number | undefined>,
    ) {
      new Gauge({
        name,
        help,
        registers,
        async collect() {
          const value = await read();
          if (value === undefined) this.remove();
          else this.set(value);
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

const BUCKETS_SECONDS = [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3, 10];

export interface RequestRecord {
  method: string;
  /** The pattern, never the address: addresses contain tokens and search words. */
  route: string;
  status: number;
  seconds: number;
}

interface Durations {
  /** The number of requests in each bucket; the last one is for all that took longer. */
  counts: number[];
  totalSeconds: number;
}

/** Counts requests and their durations. Not with prom-client, which is too slow for every request: docs/decisions/0013. */
export function createHttpMetrics() {
  const requests = new Map<string, number>();
  const durationsByRoute = new Map<string, Durations>();

  return {
    record({ method, route, status, seconds }: RequestRecord): void {
      const labels = `method="${method}",route="${route}",status="${status}"`;
      requests.set(labels, (requests.get(labels) ?? 0) + 1);
      let durations = durationsByRoute.get(route);
      if (!durations) {
        durations = { counts: new Array(BUCKETS_SECONDS.length + 1).fill(0), totalSeconds: 0 };
        durationsByRoute.set(route, durations);
      }
      const found = BUCKETS_SECONDS.findIndex((max) => seconds <= max);
      const bucket = found === -1 ? BUCKETS_SECONDS.length : found;
      durations.counts[bucket] = (durations.counts[bucket] ?? 0) + 1;
      durations.totalSeconds += seconds;
    },
    /** In Prometheus' text format. */
    text(): string {
      return [
        '# HELP assembly_http_requests_total Requests answered',
        '# TYPE assembly_http_requests_total counter',
        ...Array.from(requests, ([labels, n]) => `assembly_http_requests_total{${labels}} ${n}`),
        '# HELP assembly_http_request_seconds Time from the request to the end of its reply',
        '# TYPE assembly_http_request_seconds histogram',
        ...[...durationsByRoute].flatMap(([route, durations]) => histogramOf(route, durations)),
        '',
      ].join('\n');
    },
  };
}

function histogramOf(route: string, { counts, totalSeconds }: Durations): string[] {
  let total = 0;
  const buckets = counts.map((count, index) => {
    total += count;
    return `assembly_http_request_seconds_bucket{route="${route}",le="${BUCKETS_SECONDS[index] ?? '+Inf'}"} ${total}`;
  });
  return [
    ...buckets,
    `assembly_http_request_seconds_sum{route="${route}"} ${totalSeconds}`,
    `assembly_http_request_seconds_count{route="${route}"} ${total}`,
  ];
}
