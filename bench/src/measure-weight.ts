import { weigh } from '../../scripts/check-budgets.ts';
import type { Figure } from './figures.ts';

const KB = 1000;

/** What a phone has to load for each screen, as brotli. */
export async function measureWeight(): Promise<Figure[]> {
  const kb = (bytes: number) => `${(bytes / KB).toFixed(1)} kB`;
  return (await weigh()).map(({ what, bytes, most }) => ({
    what: `Weight: ${what.replace(/,$/, '')}`,
    measured: kb(bytes),
    against: '',
    limit: kb(most),
    holds: bytes <= most,
  }));
}
