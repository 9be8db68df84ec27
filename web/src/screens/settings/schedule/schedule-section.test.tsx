import { SCHEDULE_INVALID } from '@assembly/contract/settings';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer, refuse } from '../../../testing/fake-server.ts';
import { prepareScreen } from '../../../testing/live-screen.ts';
import { saved, settingsReply, showSettings } from '../../../testing/settings.ts';
import { parseSchedule, toExpression } from './schedule.ts';

const choice = (name: RegExp) => page.getByRole('radio', { name });
const save = page.getByRole('button', { name: 'Save', exact: true });
const nextRuns = page.getByRole('status').filter({ hasText: /Next syncs|cron expression/ });
const schedule = (expression: string) => ({
  settings: {
    SYNC_SCHEDULE: saved(expression),
    ASSEMBLY_TIME_ZONE: saved('Asia/Tokyo'),
  },
});

beforeEach(prepareScreen);

test.each([
  ['', 'never'],
  ['0 * * * *', 'hourly'],
  ['30 5 * * *', 'nightly'],
  ['0 5 * * 0', 'advanced'],
  ['*/5 * * * *', 'advanced'],
])('the schedule “%s” is shown as %s and saved unchanged', (expression, kind) => {
  expect(parseSchedule(expression)).toMatchObject({ kind });
  expect(toExpression(parseSchedule(expression))).toBe(expression);
});

test('every night at a time of my choice, with the next times in the assembly’s time zone', async () => {
  const server = await showSettings('?section=schedule');
  await expect.element(choice(/^Never/)).toBeChecked();
  server.routes['PATCH /api/settings'] = answer(200, settingsReply(schedule('30 3 * * *')));
  await choice(/^Every night/).click();
  await page.getByLabelText('Time', { exact: true }).fill('03:30');
  await expect.element(nextRuns).toMatchTextContent(/(.*03:30.*){3}/s);
  await page.getByLabelText('Time', { exact: true }).fill('');
  await expect.element(page.getByLabelText('Time', { exact: true })).toHaveValue('03:30');
  await save.click();
  await expect.element(page.getByText('Settings saved.')).toBeVisible();
  expect(server.calls('PATCH /api/settings')[0]?.body).toMatchObject({
    changes: { SYNC_SCHEDULE: '30 3 * * *' },
  });
  await expect.element(choice(/^Every night/)).toBeChecked();
});

test('choosing “Never” removes the schedule', async () => {
  const server = await showSettings('?section=schedule', schedule('0 * * * *'));
  await expect.element(choice(/^Every hour/)).toBeChecked();
  server.routes['PATCH /api/settings'] = answer(200, settingsReply());
  await choice(/^Never/).click();
  await save.click();
  await expect
    .poll(() => server.calls('PATCH /api/settings')[0]?.body)
    .toMatchObject({ changes: { SYNC_SCHEDULE: null } });
});

test('a cron expression is shown in words, and an invalid one is reported while typing', async () => {
  const server = await showSettings('?section=schedule', schedule('30 6 * * 0'));
  const expression = page.getByLabelText('Cron expression');
  await expect
    .element(expression)
    .toHaveAccessibleDescription(/In words: At 06:30, only on Sunday\.$/);
  await expression.fill('* * * * * *');
  await expect.element(nextRuns).toHaveTextContent(SCHEDULE_INVALID);
  await expect.element(expression).not.toHaveAccessibleDescription(/In words/);
  await expression.fill('every day');
  await expect.element(nextRuns).toHaveTextContent(SCHEDULE_INVALID);
  const fields = { SYNC_SCHEDULE: SCHEDULE_INVALID };
  server.routes['PATCH /api/settings'] = refuse('invalid_input', { fields });
  await save.click();
  await expect.element(expression).toHaveAccessibleDescription(/^Enter a cron expression such as/);
  expect(page.getByText(SCHEDULE_INVALID).elements()).toHaveLength(1);
});

test('a schedule set by the environment is shown in words, and cannot be edited', async () => {
  await showSettings('?section=schedule', {
    settings: { SYNC_SCHEDULE: saved('0 5 * * *', 'environment') },
  });
  await expect
    .element(page.getByText(/environment variable SYNC_SCHEDULE/))
    .toMatchTextContent(/^0 5 \* \* \* In words: At 05:00\. Set by/);
  expect(page.getByRole('radio').elements()).toHaveLength(0);
});
