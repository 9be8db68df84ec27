import { randomUUID } from 'node:crypto';
import { environmentFor } from '@assembly/sandbox/environment';
import { startSandbox } from '@assembly/sandbox/start-sandbox';
import type { Passwords } from './auth/passwords.ts';
import type { Config } from './config.ts';
import { StoreError } from './store/database/store-error.ts';
import type { Database } from './store/database/tables.ts';
import { DEMO_EMAILS } from './store/people/demo-emails.ts';
import { addUser, findUserByEmail, hasUsers } from './store/people/users.ts';
import type { Variables } from './variables.ts';

/** Public: the demo is reachable from this machine only, and all accounts made in it are removed when it ends. */
export const DEMO_PASSWORD = 'welcome to the demo';

export const DEMO_PEOPLE = [
  { email: 'admin@assembly.example', name: 'Ada Admin', isAdmin: true, isActive: true },
  { email: 'member@assembly.example', name: 'Max Member', isAdmin: false, isActive: true },
  { email: 'pending@assembly.example', name: 'Petra Pending', isAdmin: false, isActive: false },
] as const;

const IN_USE =
  'This database already has accounts, so the demo does not use it. Set PUBLIC_URL to leave the demo, or DATABASE_URL to another database.';

/** Starts the sandbox, a simulated Google on this machine, for as long as this process lives. Returns its settings. */
export async function startDemoGoogle({ assembly }: Config): Promise<Variables> {
  return environmentFor(await startSandbox({ timeZone: assembly.timeZone }));
}

/** Refuses a database that an assembly uses: when the demo ends, accounts made in it are removed. */
export async function addDemoPeople(db: Database, passwords: Passwords, now: number) {
  const found = await Promise.all(DEMO_EMAILS.map((email) => findUserByEmail(db, email)));
  if (!found.some(Boolean) && (await hasUsers(db))) throw new StoreError(IN_USE);
  for (const person of DEMO_PEOPLE) {
    if (await findUserByEmail(db, person.email)) continue;
    const password = await passwords.hash(DEMO_PASSWORD);
    await addUser(db, { ...person, id: randomUUID(), password, createdAt: now });
  }
}

export function demoSignIns(): string {
  const lines = DEMO_PEOPLE.map(({ email, isAdmin, isActive }) => {
    const state = isAdmin ? 'administrator' : isActive ? 'member' : 'pending';
    return `  ${email.padEnd(26)} ${DEMO_PASSWORD}   (${state})`;
  });
  return ['This is the demo. Sign in as one of:', ...lines].join('\n');
}
