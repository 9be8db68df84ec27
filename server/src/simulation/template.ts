import { SESSION_LIFE_MS } from '@assembly/contract/limits';
import { requireStrongPassword } from '../auth/passwords.ts';
import { hashToken } from '../auth/token.ts';
import { addSession } from '../store/users/sessions.ts';
import { addPerson } from '../testing/fixtures/people.ts';
import { PASSWORDS } from './actions/account-effects.ts';
import {
  accountKey,
  emailOf,
  PEOPLE,
  passwordKey,
  type Status,
  sessionKey,
} from './actions/action.ts';
import { contentActions } from './actions/content-actions.ts';
import { sendingActions } from './actions/sending-actions.ts';
import { controlPlatform } from './engine/control-platform.ts';
import type { SimulatedDatabase } from './engine/open-databases.ts';
import { SeededRandom } from './engine/seeded-random.ts';
import { hashOf } from './simulated-process.ts';
import { STARTED_AT, World } from './world.ts';

/** Those who are there at the start, each signed in. */
const FIRST_PEOPLE: Status[] = ['administrator', 'administrator', 'member', 'member'];
const [PASSWORD = ''] = PASSWORDS;

const tokenOf = (who: number) => Buffer.alloc(32, who).toString('base64url');

/** Fills the database that every simulation starts with: some people, and everything of Google's first edition. */
export async function prepareTemplate(database: SimulatedDatabase): Promise<void> {
  // Loads its dictionary now: waiting for a file in a simulation would let the speed of the disk decide.
  await requireStrongPassword(PASSWORD, '');
  const world = await World.open(database);
  const restorePlatform = controlPlatform(new SeededRandom(0), world.time);
  try {
    for (const [who, status] of FIRST_PEOPLE.entries()) {
      const isAdmin = status === 'administrator';
      const person = { id: `id-${who}`, email: emailOf(who), isAdmin, password: hashOf(PASSWORD) };
      await addPerson(world.observer, person, STARTED_AT);
      await addSession(world.observer, {
        id: hashToken(tokenOf(who)),
        userId: person.id,
        userAgent: 'a browser',
        createdAt: STARTED_AT,
        seenAt: STARTED_AT,
        expiresAt: STARTED_AT + SESSION_LIFE_MS,
      });
    }
    const process = await world.process('A');
    const input = { by: 0, who: 0, pick: 39 };
    await contentActions.sync(world, process, input);
    // Records the time of the weekly email before the first one.
    await sendingActions.background(world, process);
    if (world.violations.length > 0) throw new Error(world.violations.join('\n'));
  } finally {
    restorePlatform();
    await world.close();
  }
}

/** What people know about the database at the start. */
export function knowTemplate({ expect, sessions }: World): void {
  for (let who = 0; who < PEOPLE; who += 1) expect.know(accountKey(emailOf(who)), 'none');
  for (const [who, status] of FIRST_PEOPLE.entries()) {
    const email = emailOf(who);
    const id = hashToken(tokenOf(who));
    expect.know(accountKey(email), status);
    expect.know(passwordKey(email), PASSWORD);
    expect.know(sessionKey(id), 'live');
    sessions.push({ id, token: tokenOf(who), email, round: 0 });
  }
}
