import { measureBundles } from '../../../scripts/check-budgets.ts';
import { type Figure, formatKb } from '../figure.ts';

const KB = 1000;

/** What a phone has to download for each screen, compressed with brotli. */
export async function measureBundleSize(): Promise<Figure[]> {
  return (await measureBundles()).map(({ what, bytes, maxBytes }) => ({
    name: `Download size: ${what}`,
    measured: formatKb(bytes / KB),
    comparedWith: '',
    limit: formatKb(maxBytes / KB),
    isWithinLimit: bytes <= maxBytes,
  }));
}
