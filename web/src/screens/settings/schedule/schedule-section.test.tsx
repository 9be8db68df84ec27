import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { t } from '../../../browser/locale/messages.ts';
import { answer, delayed, refuse, unreachable } from '../../../testing/fake-server.ts';
import { prepareScreen } from '../../../testing/live-screen.ts';
import { pressNow } from '../../../testing/press-now.ts';
import { saved, settingsReply, showSettings } from '../../../testing/settings.ts';

const choice = page.getByLabelText('Sync automatically');
const time = page.getByLabelText('Time', { exact: true });
const expression = page.getByLabelText('Cron expression');
const save = page.getByRole('button', { name: 'Save', exact: true });
const nextRuns = page.getByRole('status').filter({ hasText: /Next syncs|cron expression/ });
const schedule = (value: string) => ({ settings: { SYNC_SCHEDULE: saved(value) } });

/** What the server replies for each expression. Others are invalid. */
const NEXT_RUNS: Record<string, number[]> = {
  '30 3 * * *': [16, 17, 18].map((day) => Date.UTC(2026, 10, day, 2, 30)),
  '30 6 * * 0': [Date.UTC(2026, 10, 22, 5, 30)],
  '0 5 * * *': [Date.UTC(2026, 10, 16, 4)],
  '0 5 30 2 *': [],
};
const describeSchedule = (address: URL) => {
  const runs = NEXT_RUNS[address.searchParams.get('expression') ?? ''];
  return answer(200, { nextRuns: runs ?? null })(address);
};
const showSchedule = (change: Parameters<typeof showSettings>[1]) =>
  showSettings('?section=schedule', change, { 'GET /api/settings/schedule': describeSchedule });

beforeEach(prepareScreen);

test.each([
  ['', ''],
  ['0 * * * *', '0 * * * *'],
  ['30 3 * * *', '0 5 * * *'],
  ['0 5 * * 0', 'advanced'],
  ['*/5 * * * *', 'advanced'],
])('the schedule “%s” is shown as the choice “%s”', async (value, shown) => {
  await showSchedule(schedule(value));
  await expect.element(choice).toHaveValue(shown);
});

test('every night at a time of my choice, with the next times in the assembly’s time zone', async () => {
  const server = await showSchedule({});
  await expect.element(choice).toHaveValue('');
  server.routes['PATCH /api/settings'] = answer(200, settingsReply(schedule('30 3 * * *')));
  await choice.selectOptions('Every night, at a time of your choice');
  await time.fill('03:30');
  await expect.element(nextRuns).toMatchTextContent(/(.*03:30.*){3}/s);
  await time.fill('');
  await expect.element(time).toHaveValue('03:30');
  await save.click();
  await expect.element(page.getByText('Settings saved.')).toBeVisible();
  expect(server.calls('PATCH /api/settings')[0]?.body).toMatchObject({
    changes: { SYNC_SCHEDULE: '30 3 * * *' },
  });
  await expect.element(time).toHaveValue('03:30');
});

test('choosing “Never” removes the schedule', async () => {
  const server = await showSchedule(schedule('0 * * * *'));
  server.routes['PATCH /api/settings'] = answer(200, settingsReply());
  await choice.selectOptions('Only when started by hand');
  await save.click();
  await expect
    .poll(() => server.calls('PATCH /api/settings')[0]?.body)
    .toMatchObject({ changes: { SYNC_SCHEDULE: null } });
});

test('a cron expression can be edited from any choice, and an invalid one is reported', async () => {
  const server = await showSchedule(schedule('0 * * * *'));
  await choice.selectOptions('Advanced: a cron expression');
  await expect.element(expression).toHaveValue('0 * * * *');
  await expression.fill('0 5 * * 9');
  await expect.element(nextRuns).toHaveTextContent(t.schedule.invalid);
  const fields = { SYNC_SCHEDULE: t.schedule.invalid };
  server.routes['PATCH /api/settings'] = refuse('invalid_input', { fields });
  await save.click();
  await expect.element(expression).toHaveAccessibleDescription(/^Enter a cron expression such as/);
});

test('a schedule on 30 February is said never to run', async () => {
  await showSchedule(schedule('0 5 30 2 *'));
  await expect.element(page.getByText('This schedule never runs.')).toBeVisible();
});

test('the server is asked when typing pauses, and the previous times stay until it has replied', async () => {
  const server = await showSchedule(schedule('30 6 * * 0'));
  await expect.element(nextRuns).toMatchTextContent(/22 Nov 2026, 06:30/);
  const reply = delayed(describeSchedule);
  server.routes['GET /api/settings/schedule'] = reply;
  const input = expression.element() as HTMLInputElement;
  // Without waiting, as `fill` would.
  for (const typed of ['30 6 * * 6', '30 6 * * 5', '0 5 * * *']) {
    input.setRangeText(typed, 0, input.value.length, 'end');
    input.dispatchEvent(new InputEvent('input', { bubbles: true }));
  }
  const asked = () =>
    server
      .calls('GET /api/settings/schedule')
      .map(({ query }) => new URLSearchParams(query).get('expression'));
  await expect.poll(asked).toEqual(['30 6 * * 0', '0 5 * * *']);
  await expect.element(nextRuns).toMatchTextContent(/22 Nov 2026, 06:30/);
  reply.release();
  await expect.element(nextRuns).toMatchTextContent(/16 Nov 2026, 05:00/);
});

test('if the server cannot be reached, the screen says so and tries again', async () => {
  const server = await showSettings('?section=schedule', schedule('30 3 * * *'), {
    'GET /api/settings/schedule': unreachable,
  });
  const failure = page
    .getByRole('alert')
    .filter({ hasText: 'The next syncs could not be loaded.' });
  await expect.element(failure).toBeVisible();
  server.routes['GET /api/settings/schedule'] = describeSchedule;
  pressNow(failure.getByRole('button', { name: 'Try again' }));
  await expect.element(nextRuns).toMatchTextContent(/(.*03:30.*){3}/s);
  await expect.element(failure).not.toBeInTheDocument();
});

test('a schedule set by the environment is shown, and cannot be edited', async () => {
  await showSchedule({ settings: { SYNC_SCHEDULE: saved('0 5 * * *', 'environment') } });
  const field = page.getByLabelText('Sync schedule');
  await expect.element(field).toHaveValue('0 5 * * *');
  await expect.element(field).toHaveAttribute('readonly');
  await expect.element(nextRuns).toMatchTextContent(/05:00/);
});
