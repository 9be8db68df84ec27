import { getSession } from '@assembly/contract/endpoints/session';
import { openPasswords } from '@assembly/server/auth/passwords';
import { openDatabase } from '@assembly/server/store/database/open-database';
import { addUser } from '@assembly/server/testing/fixtures/stored-users';
import { type Figure, formatMs, NO_LIMIT } from '../figure.ts';
import { type App, startApp } from '../processes/start-app.ts';
import { tempDatabaseUrl } from '../temp-database.ts';

const SIGN_INS = 40;
const WARM_UP_SIGN_INS = 5;
const CREDENTIALS = { email: 'ruth@example.org', password: 'gleaning in the fields' };

/** Processor time of a sign-in, nearly all of which is the password hash. */
export async function measureSignIn(): Promise<Figure[]> {
  const databaseUrl = tempDatabaseUrl();
  const db = await openDatabase(databaseUrl);
  await addUser(db, {
    id: 'ruth',
    name: 'Ruth Moab',
    email: CREDENTIALS.email,
    password: await (await openPasswords()).hash(CREDENTIALS.password),
    isAdmin: false,
    isActive: true,
    createdAt: Date.now(),
  });
  await db.destroy();
  const app = await startApp(databaseUrl, {});
  try {
    await signIn(app, WARM_UP_SIGN_INS);
    const before = await app.readUsage();
    await signIn(app, SIGN_INS);
    const after = await app.readUsage();
    const signInMs = (after.cpuMicros - before.cpuMicros) / 1000 / SIGN_INS;
    return [
      {
        name: 'Processor time of a sign-in',
        measured: formatMs(signInMs),
        comparedWith: 'argon2id with 19 MiB and two passes',
        ...NO_LIMIT,
        scaling: { signInMs },
      },
    ];
  } finally {
    await app.stop();
  }
}

async function signIn({ url, headers: { origin } }: App, count: number): Promise<void> {
  for (let index = 0; index < count; index += 1) {
    const reply = await fetch(url + getSession.path, {
      method: 'POST',
      headers: { origin, 'content-type': 'application/json' },
      body: JSON.stringify(CREDENTIALS),
    });
    if (!reply.ok) throw new Error(`A sign-in was answered with ${reply.status}.`);
    await reply.arrayBuffer();
  }
}
