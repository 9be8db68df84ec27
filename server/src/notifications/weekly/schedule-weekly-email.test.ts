import { DAY_MS, HOUR_MS, MINUTE_MS, WEEK_MS } from '@assembly/contract/limits';
import { expect, test } from 'vitest';
import { readConfig } from '../../config.ts';
import type { Variables } from '../../environment-schema.ts';
import type { Database } from '../../store/database/tables.ts';
import { readStoredValue, writeStoredSettings } from '../../store/settings/settings.ts';
import { freshDatabase, onEachDatabase } from '../../testing/databases/each-database.ts';
import { createWeeklyCheck } from './schedule-weekly-email.ts';

/** A Saturday, 18:00 in Zurich. */
const SLOT = Date.parse('2026-11-21T17:00Z');

/** A process that starts at that time. */
function startProcess(
  db: Database,
  startsAt: number,
  weeklyEmail = 'SAT 18:00',
  environment: Variables = {},
) {
  const clock = { now: startsAt };
  const set: Variables = { WEEKLY_EMAIL: weeklyEmail };
  const check = createWeeklyCheck({
    db,
    settings: {
      current: () =>
        readConfig({
          PUBLIC_URL: 'https://a.example',
          ASSEMBLY_TIME_ZONE: 'Europe/Zurich',
          SMTP_URL: 'smtp://127.0.0.1',
          MAIL_FROM: 'office@a.example',
          ...set,
          ...environment,
        }),
      async refresh() {
        set.WEEKLY_EMAIL_NOTE = await readNote(db);
      },
    },
    now: () => clock.now,
  });
  return {
    async checkAt(...times: number[]) {
      for (const at of times) {
        clock.now = at;
        await check();
      }
    },
    async changeTo(text: string) {
      set.WEEKLY_EMAIL = text;
      await check();
    },
  };
}

async function readWeekly(db: Database) {
  const rows = await db.selectFrom('notifications').selectAll().orderBy('dueAt').execute();
  return rows.map(({ id, topic, state, dueAt, content }) => ({
    id,
    topic,
    state,
    dueAt,
    content: JSON.parse(content),
  }));
}

const dueTimes = async (db: Database) =>
  (await readWeekly(db)).filter(({ state }) => state === 'due').map(({ dueAt }) => dueAt);

onEachDatabase('the weekly email', (kind) => {
  test('the weekly email is due once a week, even if three processes check at once', async () => {
    const db = await freshDatabase(kind);
    const processes = [1, 2, 3].map(() => startProcess(db, SLOT - HOUR_MS));
    for (const at of [SLOT - 1, SLOT, SLOT + 1, SLOT + DAY_MS, SLOT + WEEK_MS]) {
      await Promise.all(processes.map(({ checkAt }) => checkAt(at)));
    }
    expect((await readWeekly(db)).filter(({ state }) => state === 'due')).toEqual([
      {
        id: 'weekly 2026-11-21T17:00:00.000Z',
        topic: 'weekly',
        state: 'due',
        dueAt: SLOT,
        content: { kind: 'weekly', since: SLOT - WEEK_MS, at: SLOT, note: '' },
      },
      expect.objectContaining({
        dueAt: SLOT + WEEK_MS,
        content: { kind: 'weekly', since: SLOT, at: SLOT + WEEK_MS, note: '' },
      }),
    ]);
  });

  test('the sentence from the office is in one email, and then removed, even if three processes check at once', async () => {
    const db = await freshDatabase(kind);
    await saveNote(db, 'The heating works again.');
    const processes = [1, 2, 3].map(() => startProcess(db, SLOT - HOUR_MS));
    const checkAt = (at: number) => Promise.all(processes.map((process) => process.checkAt(at)));
    await checkAt(SLOT - 1);
    expect(await readNote(db)).toBe('The heating works again.');
    await checkAt(SLOT);
    expect(await readNote(db)).toBeUndefined();
    // Written after the email was queued: it is for the next one.
    await saveNote(db, 'Welcome, Noah!');
    await Promise.all(processes.map(({ changeTo }) => changeTo('SAT 18:00')));
    await startProcess(db, SLOT - HOUR_MS).checkAt(SLOT);
    expect(await readNote(db)).toBe('Welcome, Noah!');
    await checkAt(SLOT + WEEK_MS);
    await checkAt(SLOT + 2 * WEEK_MS);
    expect(await notesSent(db)).toEqual(['The heating works again.', 'Welcome, Noah!', '']);
  });
});

const NOTE = 'WEEKLY_EMAIL_NOTE';
const readNote = (db: Database) => readStoredValue(db, NOTE);
const saveNote = (db: Database, value: string) =>
  db
    .transaction()
    .execute((trx) => writeStoredSettings(trx, new Map([[NOTE, { value, isEncrypted: 0 }]])));

async function notesSent(db: Database) {
  const sent = (await readWeekly(db)).filter(({ state }) => state === 'due');
  return sent.map(({ content }) => content.note);
}

test('a sentence of the environment is in every email', async () => {
  const db = await freshDatabase('SQLite');
  const environment = { WEEKLY_EMAIL_NOTE: 'Fixed' };
  await startProcess(db, SLOT - HOUR_MS, 'SAT 18:00', environment).checkAt(SLOT, SLOT + WEEK_MS);
  expect(await notesSent(db)).toEqual(['Fixed', 'Fixed']);
});

test('while emails about updates are off, the sentence from the office stays', async () => {
  const db = await freshDatabase('SQLite');
  await saveNote(db, 'Welcome!');
  const environment = { NOTIFICATION_EMAILS: 'off' };
  await startProcess(db, SLOT - HOUR_MS, 'SAT 18:00', environment).checkAt(SLOT);
  expect(await readNote(db)).toBe('Welcome!');
});

test('the weekly email is sent late if the server was stopped, but not more than a day', async () => {
  const db = await freshDatabase('SQLite');
  await startProcess(db, SLOT - HOUR_MS).checkAt(SLOT);
  await startProcess(db, SLOT + WEEK_MS + DAY_MS).checkAt(SLOT + WEEK_MS + DAY_MS);
  const after = SLOT + 2 * WEEK_MS + DAY_MS + 1;
  const suspended = startProcess(db, SLOT + 2 * WEEK_MS - 1);
  await suspended.checkAt(SLOT + 2 * WEEK_MS - 1, after);
  await startProcess(db, after).checkAt(after);
  expect(await dueTimes(db)).toEqual([SLOT, SLOT + WEEK_MS]);
});

test('the first weekly email is sent late too, if the server restarts at its time', async () => {
  const db = await freshDatabase('SQLite');
  await startProcess(db, SLOT - HOUR_MS).checkAt(SLOT - HOUR_MS);
  await startProcess(db, SLOT + MINUTE_MS).checkAt(SLOT + MINUTE_MS);
  expect(await dueTimes(db)).toEqual([SLOT]);
});

test('a time before the server was installed, or before the setting was changed, is skipped', async () => {
  const db = await freshDatabase('SQLite');
  const installed = startProcess(db, SLOT + HOUR_MS);
  await installed.checkAt(SLOT + HOUR_MS, SLOT + WEEK_MS);
  expect(await dueTimes(db)).toEqual([SLOT + WEEK_MS]);
  // On Saturday evening, to an hour earlier; then off, and on again.
  await installed.checkAt(SLOT + WEEK_MS + MINUTE_MS);
  for (const text of ['SAT 17:30', '', 'SAT 18:00', 'SAT 18:01']) await installed.changeTo(text);
  expect(await dueTimes(db)).toEqual([SLOT + WEEK_MS, SLOT + WEEK_MS + MINUTE_MS]);
  // Changed in the environment, while it was stopped.
  const monday = SLOT + WEEK_MS + 2 * DAY_MS;
  await startProcess(db, monday, 'MON 17:00').checkAt(monday);
  expect(await dueTimes(db)).toHaveLength(2);
});

test('a clock that is set back does not repeat the weekly email', async () => {
  const db = await freshDatabase('SQLite');
  const { checkAt } = startProcess(db, SLOT - DAY_MS);
  await checkAt(SLOT + WEEK_MS, SLOT, SLOT + HOUR_MS);
  expect(await dueTimes(db)).toEqual([SLOT + WEEK_MS]);
});

test('without WEEKLY_EMAIL, no weekly email is sent', async () => {
  const db = await freshDatabase('SQLite');
  await startProcess(db, SLOT - DAY_MS, '').checkAt(SLOT, SLOT + WEEK_MS);
  expect(await dueTimes(db)).toEqual([]);
});

test('without a mail server, the sentence waits for the first email that can be sent', async () => {
  const db = await freshDatabase('SQLite');
  await saveNote(db, 'The heating works again.');
  const environment = { SMTP_URL: undefined };
  await startProcess(db, SLOT - HOUR_MS, 'SAT 18:00', environment).checkAt(SLOT);
  expect(await readNote(db)).toBe('The heating works again.');
  await startProcess(db, SLOT + HOUR_MS).checkAt(SLOT + WEEK_MS);
  expect(await notesSent(db)).toEqual(['', 'The heating works again.']);
});
