import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Assembly } from './start-assembly.ts';

/** The letters to somebody that lie in the outbox, oldest first, with their line folding undone. */
export function lettersTo({ folder }: Assembly, email: string): string[] {
  const outbox = join(folder, 'data/outbox');
  if (!existsSync(outbox)) return [];
  return readdirSync(outbox)
    .filter((file) => file.endsWith('.eml'))
    .sort()
    .map((file) => readFileSync(join(outbox, file), 'utf8'))
    .filter((letter) => letter.includes(`To: ${email}`))
    .map((letter) => letter.replaceAll('=\r\n', '').replaceAll('=3D', '='));
}
