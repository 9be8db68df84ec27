import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const COMPRESSIBLE = /\.(?:js|css|svg|json|webmanifest|txt)$/;

/** How distances are coded. Which of them is smallest can change with a single byte of the content. */
const POSTFIX_BITS = [0, 1, 2];

export async function smallestBrotli(content: Buffer): Promise<Buffer> {
  const compressed = await Promise.all(
    POSTFIX_BITS.map((bits) =>
      promisify(brotliCompress)(content, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
          [constants.BROTLI_PARAM_NPOSTFIX]: bits,
        },
      }),
    ),
  );
  return compressed.reduce((one, other) => (other.length < one.length ? other : one));
}

const smallestGzip = (content: Buffer) => promisify(gzip)(content, { level: 9 });

/** Writes a `.br` and a `.gz` beside each asset. Pages are compressed by the server. */
export async function compressAssets(folder: string): Promise<void> {
  const files = await readdir(folder, { recursive: true });
  await Promise.all(
    files
      .filter((file) => COMPRESSIBLE.test(file))
      .map(async (file) => {
        const path = join(folder, file);
        const content = await readFile(path);
        await writeFile(`${path}.br`, await smallestBrotli(content));
        await writeFile(`${path}.gz`, await smallestGzip(content));
      }),
  );
}
