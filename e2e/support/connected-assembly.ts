import { environmentFor } from '@assembly/sandbox/environment';
import { type Sandbox, startSandbox } from '@assembly/sandbox/start-sandbox';
import { type Person, usePasswordLink } from './people.ts';
import { linkIn, runCommand } from './run-command.ts';
import { type Assembly, freePort, type Options } from './start-assembly.ts';
import { test as base } from './test.ts';

/** An assembly as it is once set up: no demo, one administrator, and a Google that the test can spoil. */
interface Connected {
  assembly: Assembly;
  google: Sandbox;
  admin: Person;
}

export const test = base.extend<{ connect: (more?: Record<string, string>) => Promise<Connected> }>(
  {
    connect: async ({ programs }, use) => {
      const sandboxes: Sandbox[] = [];
      await use(async (more = {}) => {
        const google = await startSandbox();
        sandboxes.push(google);
        const assembly = await programs.start(await optionsFor(google, more));
        const admin = { email: 'ada@assembly.example', password: 'seven geese over the lake' };
        const { output } = await runCommand(assembly, 'admin', admin.email);
        await usePasswordLink(assembly, linkIn(output), admin.password);
        return { assembly, google, admin };
      });
      for (const sandbox of sandboxes) await sandbox.close();
    },
  },
);

async function optionsFor(google: Sandbox, more: Record<string, string>): Promise<Options> {
  const port = await freePort();
  return {
    port,
    environment: {
      PUBLIC_URL: `http://localhost:${port}`,
      ...environmentFor(google),
      ...more,
    },
  };
}
