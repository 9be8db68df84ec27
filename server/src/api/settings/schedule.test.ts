import { getSchedule } from '@assembly/contract/endpoints/settings';
import { expect, test } from 'vitest';
import { openAsAdmin } from '../../testing/fixtures/settings-admin.ts';

const INVALID = { nextRuns: null };

async function openSchedule() {
  // In Tokyo it is Sunday, 18:00.
  const environment = { ASSEMBLY_TIME_ZONE: 'Asia/Tokyo' };
  const { app, cookie } = await openAsAdmin({ environment });
  const ask = (query: Record<string, string>) =>
    app.inject({ url: getSchedule.path, query, headers: { cookie } });
  const describe = async (query: Record<string, string>) => (await ask(query)).json();
  return { ask, describe };
}

test('an administrator sees the next times of an expression in the assembly’s time zone', async () => {
  const { describe } = await openSchedule();
  expect(await describe({ expression: ' 30 17 * * 0 ' })).toEqual({
    nextRuns: [
      Date.UTC(2026, 10, 22, 8, 30),
      Date.UTC(2026, 10, 29, 8, 30),
      Date.UTC(2026, 11, 6, 8, 30),
    ],
  });
  expect(await describe({ expression: '@hourly' })).toMatchObject({
    nextRuns: [10, 11, 12].map((hour) => Date.UTC(2026, 10, 15, hour)),
  });
});

test('a schedule on 30 February never runs', async () => {
  const { describe } = await openSchedule();
  expect(await describe({ expression: '0 5 30 2 *' })).toMatchObject({ nextRuns: [] });
});

test.each([
  '',
  'every day',
  '0 5 * *',
  '60 5 * * *',
  '0 5 * * 9',
  '* * * * * *',
  '@reboot',
  '@constructor',
  '💥 5 * * *',
])('the expression “%s” is invalid', async (expression) => {
  const { describe } = await openSchedule();
  expect(await describe({ expression })).toEqual(INVALID);
});

test('an expression that is missing or too long is invalid too', async () => {
  const { describe } = await openSchedule();
  expect(await describe({})).toEqual(INVALID);
  expect(await describe({ expression: `${'0,'.repeat(250)}0 5 * * *` })).toEqual(INVALID);
});
