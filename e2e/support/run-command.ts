import { join } from 'node:path';
import { type Assembly, root, run } from './start-assembly.ts';

/** Runs `npm run assembly -- …` as npm would, on the database of a running assembly. */
export async function runCommand(
  { url, folder, databaseUrl }: Pick<Assembly, 'url' | 'folder' | 'databaseUrl'>,
  ...args: string[]
): Promise<{ code: number | null; output: string }> {
  const command = join(root, 'server/src/cli/main.ts');
  const started = run(['scripts/run.js', command, ...args], folder, {
    PUBLIC_URL: url,
    DATABASE_URL: databaseUrl,
  });
  const code = await started.ended;
  return { code, output: started.output };
}

/** The link with which a password can be set, out of a printed text or a message. */
export function linkIn(text: string): string {
  const [link] = text.match(/https?:\/\/\S+\/reset-password\?token=[\w-]+/) ?? [];
  if (!link) throw new Error(`There is no link in:\n${text}`);
  return link;
}
