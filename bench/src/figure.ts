/** What docs/scaling.md is computed from. Times are processor time of one core. */
export interface ScalingInputs {
  requestMicros: number;
  visitMicros: number;
  postgresRequestMicros: number;
  postgresMicros: number;
  openStreamMicros: number;
  idleStreamMicrosPerSecond: number;
  pushMicros: number;
  signInMs: number;
  serverMb: number;
  streamKb: number;
  memberKb: number;
  syncCpuMs: number;
  syncMb: number;
}

/** One row of the table in docs/benchmarks.md. */
export interface Figure {
  name: string;
  measured: string;
  /** What it is compared with, measured in the same run. */
  comparedWith: string;
  limit: string;
  isWithinLimit: boolean;
  /** The same as numbers, for docs/scaling.md. */
  scaling?: Partial<ScalingInputs>;
}

/** For figures that are reported but have no limit. */
export const NO_LIMIT = { limit: '', isWithinLimit: true };

export function quantile(values: number[], fraction: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * fraction))] ?? Number.NaN;
}

/** The least disturbed round: other work on the machine can only make a round slower. */
export const fastest = (values: number[]) => Math.min(...values);
export const median = (values: number[]) => quantile(values, 0.5);
export const formatMs = (value: number) =>
  `${value < 10 ? value.toFixed(1) : Math.round(value)} ms`;
export const formatMicros = (value: number) => `${Math.round(value)} µs`;
export const formatMb = (value: number) => `${Math.round(value)} MB`;
export const formatKb = (value: number) => `${value.toFixed(1)} kB`;
export const formatFactor = (value: number) => `${value.toFixed(2)} ×`;
export const formatCount = (value: number) => value.toLocaleString('en');

export function toTable(figures: Figure[]): string {
  const rows = figures.map(({ name, measured, comparedWith, limit, isWithinLimit }) =>
    [name, measured, comparedWith, limit, limit === '' ? '' : isWithinLimit ? 'yes' : 'NO'].join(
      ' | ',
    ),
  );
  return [
    '| figure | measured | compared with | limit | within limit |',
    '|---|---|---|---|---|',
    ...rows.map((row) => `| ${row} |`),
  ].join('\n');
}
