import { randomUUID } from 'node:crypto';
import { EVENT_HISTORY_DAYS } from '@assembly/contract/limits';
import type { Sandbox } from '@assembly/sandbox/start-sandbox';
import type { Passwords } from './auth/passwords.ts';
import type { Settings } from './settings/settings.ts';
import { StoreError } from './store/database/store-error.ts';
import type { Database } from './store/database/tables.ts';
import { hasCompletedSetup } from './store/settings/settings.ts';
import { DEMO_EMAILS } from './store/users/demo-accounts.ts';
import { lockUsers } from './store/users/lock-users.ts';
import { findUserByEmail, hasUsers, insertUser } from './store/users/users.ts';

/** Public: the demo is reachable from this machine only, and all accounts made in it are removed when it ends. */
export const DEMO_PASSWORD = 'welcome to the demo';

export const DEMO_PEOPLE = [
  { email: 'admin@assembly.example', name: 'Ada Admin', isAdmin: true, isActive: true },
  { email: 'member@assembly.example', name: 'Max Member', isAdmin: false, isActive: true },
  { email: 'pending@assembly.example', name: 'Petra Pending', isAdmin: false, isActive: false },
] as const;

const IN_USE =
  'This database already has accounts, so the demo does not use it. Set PUBLIC_URL to leave the demo, or DATABASE_URL to another database.';

/** Starts the sandbox, a simulated Google on this machine, and uses it until the setup ends the demo. */
export async function startDemoGoogle(settings: Settings): Promise<Sandbox> {
  // Loaded here only, to save its memory in production.
  const { startSandbox } = await import('@assembly/sandbox/start-sandbox');
  const { environmentFor } = await import('@assembly/sandbox/environment');
  const { DEMO_CALENDAR_IDS } = await import('@assembly/sandbox/options');
  const { timeZone } = settings.current().assembly;
  const sandbox = await startSandbox({ timeZone, pastDays: EVENT_HISTORY_DAYS });
  settings.setDemo({
    ...environmentFor(sandbox),
    GOOGLE_CALENDAR_ID: DEMO_CALENDAR_IDS.join(','),
    // With an API key, only public calendars could be chosen.
    GOOGLE_API_KEY: undefined,
  });
  settings.onChange(({ isDemo }) => {
    if (!isDemo) void sandbox.close();
  });
  return sandbox;
}

/** Rejects a database that an assembly uses: when the demo ends, accounts made in it are removed. */
export async function addDemoPeople(db: Database, passwords: Passwords, now: number) {
  const password = await passwords.hash(DEMO_PASSWORD);
  await db.transaction().execute(async (trx) => {
    // Another process may be completing the setup, after which these accounts would be a way in.
    await lockUsers(trx);
    if (await hasCompletedSetup(trx)) return;
    const found = await Array.fromAsync(DEMO_EMAILS, (email) => findUserByEmail(trx, email));
    if (!found.some(Boolean) && (await hasUsers(trx))) throw new StoreError(IN_USE);
    for (const person of DEMO_PEOPLE) {
      if (await findUserByEmail(trx, person.email)) continue;
      await insertUser(trx, { ...person, id: randomUUID(), password, createdAt: now });
    }
  });
}

export function demoSignIns(): string {
  const lines = DEMO_PEOPLE.map(({ email, isAdmin, isActive }) => {
    const state = isAdmin ? 'administrator' : isActive ? 'member' : 'pending';
    return `  ${email.padEnd(26)} ${DEMO_PASSWORD}   (${state})`;
  });
  return ['This is the demo. Sign in as one of:', ...lines].join('\n');
}
