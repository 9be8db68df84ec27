import { randomUUID } from 'node:crypto';
import { demoOptions } from '@assembly/sandbox/options';
import { startSandbox } from '@assembly/sandbox/start-sandbox';
import type { Passwords } from './auth/passwords.ts';
import type { Config, GoogleConfig } from './config.ts';
import type { Database } from './store/database/tables.ts';
import { addUser, findUserByEmail, removeUser } from './store/people/users.ts';

/** Public: the demo is reachable from this machine only, and its accounts are removed when it ends. */
export const DEMO_PASSWORD = 'welcome to the demo';

export const DEMO_PEOPLE = [
  { email: 'admin@assembly.example', name: 'Ada Admin', isAdmin: true, isActive: true },
  { email: 'member@assembly.example', name: 'Max Member', isAdmin: false, isActive: true },
  { email: 'pending@assembly.example', name: 'Petra Pending', isAdmin: false, isActive: false },
] as const;

/** Starts the sandbox, a simulated Google on this machine, for as long as this process lives. */
export async function startDemoGoogle({ assembly }: Config): Promise<GoogleConfig> {
  const { tokenUrl, apiUrl } = await startSandbox({ timeZone: assembly.timeZone });
  return { ...demoOptions, tokenUrl, apiUrl, driveFolder: undefined };
}

export async function addDemoPeople(db: Database, passwords: Passwords, now: number) {
  for (const person of DEMO_PEOPLE) {
    if (await findUserByEmail(db, person.email)) continue;
    const password = await passwords.hash(DEMO_PASSWORD);
    await addUser(db, { ...person, id: randomUUID(), password, createdAt: now });
  }
}

/** A database that the demo used must not keep accounts whose password is public. */
export async function removeDemoPeople(db: Database): Promise<number> {
  let removed = 0;
  for (const { email } of DEMO_PEOPLE) {
    const person = await findUserByEmail(db, email);
    if (person && (await removeUser(db, person.id))) removed += 1;
  }
  return removed;
}

export function demoSignIns(): string {
  const lines = DEMO_PEOPLE.map(({ email, isAdmin, isActive }) => {
    const state = isAdmin ? 'administrator' : isActive ? 'member' : 'pending';
    return `  ${email.padEnd(26)} ${DEMO_PASSWORD}   (${state})`;
  });
  return ['This is the demo. Sign in as one of:', ...lines].join('\n');
}
