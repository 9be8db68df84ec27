import { readFileSync } from 'node:fs';
import { eventAddress, screens } from '@assembly/contract/paths';
import { demo, signIn } from './support/people.ts';
import { expect, test } from './support/test.ts';

test('an administrator downloads the user list, their own data and an event', async ({
  page,
  context,
  assembly,
}) => {
  await signIn(context, assembly, demo.admin);
  const events = await (
    await context.request.get(`${assembly.url}/api/events?search=retreat`)
  ).json();
  for (const [path, link, fileName, content] of [
    [screens.users, 'Download as CSV', /^people\.csv$/, 'Max Member'],
    [screens.account, 'Download my data', /^my-account\.json$/, demo.admin.email],
    [
      eventAddress(events.items[0].id),
      /^Add to calendar: Parish retreat/,
      /^Parish retreat.*\.ics$/,
      'SUMMARY:Parish retreat',
    ],
  ] as const) {
    await page.goto(assembly.url + path);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: link }).first().click(),
    ]);
    expect(download.suggestedFilename()).toMatch(fileName);
    expect(readFileSync(await download.path(), 'utf8')).toContain(content);
  }
});
