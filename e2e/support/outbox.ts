import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Assembly } from './processes/start-assembly.ts';

/** The emails in the outbox to an address, oldest first, with quoted-printable line folding undone. */
export function emailsTo({ folder }: Assembly, address: string): string[] {
  const outbox = join(folder, 'data/outbox');
  if (!existsSync(outbox)) return [];
  return readdirSync(outbox)
    .filter((file) => file.endsWith('.eml'))
    .sort()
    .map((file) => readFileSync(join(outbox, file), 'utf8'))
    .filter((email) => email.includes(`To: ${address}`))
    .map((email) => email.replaceAll('=\r\n', '').replaceAll('=3D', '='));
}
