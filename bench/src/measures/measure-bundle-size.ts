import { weigh } from '../../../scripts/check-budgets.ts';
import { type Figure, formatKb } from '../figure.ts';

const KB = 1000;

/** What a phone has to download for each screen, compressed with brotli. */
export async function measureBundleSize(): Promise<Figure[]> {
  return (await weigh()).map(({ what, bytes, most }) => ({
    name: `Download size: ${what.replace(/,$/, '')}`,
    measured: formatKb(bytes / KB),
    comparedWith: '',
    limit: formatKb(most / KB),
    isWithinLimit: bytes <= most,
  }));
}
