import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Assembly } from './start-assembly.ts';

/** The emails to somebody that lie in the outbox, oldest first, with their line folding undone. */
export function emailsTo({ folder }: Assembly, email: string): string[] {
  const outbox = join(folder, 'data/outbox');
  if (!existsSync(outbox)) return [];
  return readdirSync(outbox)
    .filter((file) => file.endsWith('.eml'))
    .sort()
    .map((file) => readFileSync(join(outbox, file), 'utf8'))
    .filter((message) => message.includes(`To: ${email}`))
    .map((message) => message.replaceAll('=\r\n', '').replaceAll('=3D', '='));
}
