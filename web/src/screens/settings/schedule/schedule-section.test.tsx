import { SCHEDULE_INVALID, type ScheduleReply } from '@assembly/contract/settings';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer, delayed, refuse, unreachable } from '../../../testing/fake-server.ts';
import { prepareScreen } from '../../../testing/live-screen.ts';
import { pressNow } from '../../../testing/press-now.ts';
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

/** What the server replies for each expression. Others are invalid. */
const DESCRIPTIONS: Record<string, ScheduleReply> = {
  '30 3 * * *': {
    words: 'At 03:30',
    nextRuns: [16, 17, 18].map((day) => Date.UTC(2026, 10, day, 18, 30)),
  },
  '30 6 * * 0': { words: 'At 06:30, only on Sunday', nextRuns: [Date.UTC(2026, 10, 21, 21, 30)] },
  '0 5 * * *': { words: 'At 05:00', nextRuns: [Date.UTC(2026, 10, 16, 5)] },
  '0 5 30 2 *': { words: 'At 05:00, on day 30 of the month, only in February', nextRuns: [] },
};
const describeSchedule = (address: URL) => {
  const description = DESCRIPTIONS[address.searchParams.get('expression') ?? ''];
  return answer(200, description ?? { words: '', nextRuns: null })(address);
};
const showSchedule = (change: Parameters<typeof showSettings>[1]) =>
  showSettings('?section=schedule', change, { 'GET /api/settings/schedule': describeSchedule });

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
  const server = await showSchedule({
    settings: { ASSEMBLY_TIME_ZONE: saved('Asia/Tokyo') },
  });
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
  const server = await showSchedule(schedule('0 * * * *'));
  await expect.element(choice(/^Every hour/)).toBeChecked();
  server.routes['PATCH /api/settings'] = answer(200, settingsReply());
  await choice(/^Never/).click();
  await save.click();
  await expect
    .poll(() => server.calls('PATCH /api/settings')[0]?.body)
    .toMatchObject({ changes: { SYNC_SCHEDULE: null } });
});

test('a cron expression is shown in words, and an invalid one is reported while typing', async () => {
  const server = await showSchedule(schedule('30 6 * * 0'));
  const expression = page.getByLabelText('Cron expression');
  await expect
    .element(expression)
    .toHaveAccessibleDescription(/In words: At 06:30, only on Sunday\.$/);
  await expression.fill('* * * * * *');
  await expect.element(nextRuns).toHaveTextContent(SCHEDULE_INVALID);
  await expect.element(expression).not.toHaveAccessibleDescription(/In words/);
  await expression.fill('0 5 * * 9');
  await expect.element(nextRuns).toHaveTextContent(SCHEDULE_INVALID);
  const fields = { SYNC_SCHEDULE: SCHEDULE_INVALID };
  server.routes['PATCH /api/settings'] = refuse('invalid_input', { fields });
  await save.click();
  await expect.element(expression).toHaveAccessibleDescription(/^Enter a cron expression such as/);
  expect(page.getByText(SCHEDULE_INVALID).elements()).toHaveLength(1);
});

test('a schedule on 30 February is said never to run', async () => {
  await showSchedule(schedule('0 5 30 2 *'));
  await expect.element(page.getByText('This schedule never runs.')).toBeVisible();
});

test('the server is asked when typing pauses, and the previous words stay until it has replied', async () => {
  const server = await showSchedule(schedule('30 6 * * 0'));
  const expression = page.getByLabelText('Cron expression');
  await expect.element(expression).toHaveAccessibleDescription(/only on Sunday/);
  const reply = delayed(describeSchedule);
  server.routes['GET /api/settings/schedule'] = reply;
  const input = expression.element() as HTMLInputElement;
  // Without waiting, as `fill` would.
  for (const typed of ['30 6 * * 6', '30 6 * * 5', '30 3 * * *']) {
    input.setRangeText(typed, 0, input.value.length, 'end');
    input.dispatchEvent(new InputEvent('input', { bubbles: true }));
  }
  const asked = () =>
    server
      .calls('GET /api/settings/schedule')
      .map(({ query }) => new URLSearchParams(query).get('expression'));
  await expect.poll(asked).toEqual(['30 6 * * 0', '30 3 * * *']);
  await expect.element(expression).toHaveAccessibleDescription(/only on Sunday/);
  reply.release();
  await expect.element(expression).toHaveAccessibleDescription(/In words: At 03:30\.$/);
});

test('if the server cannot be reached, the screen says so and tries again', async () => {
  const server = await showSettings('?section=schedule', schedule('30 3 * * *'), {
    'GET /api/settings/schedule': unreachable,
  });
  const failure = page
    .getByRole('alert')
    .filter({ hasText: 'The next syncs could not be loaded.' });
  await expect.element(failure).toBeVisible();
  expect(page.getByText(SCHEDULE_INVALID).elements()).toHaveLength(0);
  server.routes['GET /api/settings/schedule'] = describeSchedule;
  pressNow(failure.getByRole('button', { name: 'Try again' }));
  await expect.element(nextRuns).toMatchTextContent(/(.*03:30.*){3}/s);
  await expect.element(failure).not.toBeInTheDocument();
});

test('a schedule set by the environment is shown in words, and cannot be edited', async () => {
  await showSchedule({
    settings: { SYNC_SCHEDULE: saved('0 5 * * *', 'environment') },
  });
  await expect
    .element(page.getByText(/environment variable SYNC_SCHEDULE/))
    .toMatchTextContent(/^0 5 \* \* \* In words: At 05:00\. Set by/);
  expect(page.getByRole('radio').elements()).toHaveLength(0);
});
