/** One line of the table. */
export interface Figure {
  what: string;
  measured: string;
  /** What it is held against, in the same run. */
  against: string;
  limit: string;
  holds: boolean;
}

export function quantile(values: number[], at: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * at))] ?? Number.NaN;
}

/** The least disturbed: whatever else the machine does can only make it slower. */
export const best = (values: number[]) => Math.min(...values);
export const median = (values: number[]) => quantile(values, 0.5);
export const ms = (value: number) => `${value < 10 ? value.toFixed(1) : Math.round(value)} ms`;
export const mb = (value: number) => `${Math.round(value)} MB`;
export const times = (value: number) => `${value.toFixed(2)} ×`;

export function toTable(figures: Figure[]): string {
  const rows = figures.map(({ what, measured, against, limit, holds }) =>
    [what, measured, against, limit, holds ? 'yes' : 'NO'].join(' | '),
  );
  return [
    '| what | measured | against | limit | holds |',
    '|---|---|---|---|---|',
    ...rows.map((row) => `| ${row} |`),
  ].join('\n');
}
