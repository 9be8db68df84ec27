import { join } from 'node:path';
import { root, spawnScript } from './spawn-script.ts';
import type { Assembly } from './start-assembly.ts';

/** Runs `npm run assembly -- …` on the database of a running server. */
export async function runCommand(
  { url, folder, databaseUrl }: Pick<Assembly, 'url' | 'folder' | 'databaseUrl'>,
  ...args: string[]
): Promise<{ code: number | null; output: string }> {
  const script = spawnScript(
    ['scripts/run.js', join(root, 'server/src/cli/main.ts'), ...args],
    folder,
    {
      PUBLIC_URL: url,
      DATABASE_URL: databaseUrl,
    },
  );
  const code = await script.ended;
  return { code, output: script.output };
}

/** The first password reset link in a command's output or an email. */
export function resetLinkIn(text: string): string {
  const [link] = text.match(/https?:\/\/\S+\/reset-password#[\w-]+/) ?? [];
  if (!link) throw new Error(`There is no reset link in:\n${text}`);
  return link;
}
