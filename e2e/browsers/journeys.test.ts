import { rmSync } from 'node:fs';
import { screens } from '@assembly/contract/paths';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { demo, lastNameOf, newMember, newPending } from '../support/people.ts';
import { type Assembly, startAssembly } from '../support/processes/start-assembly.ts';
import { SERMONS } from '../support/sermons.ts';
import { waitForContent } from '../support/wait-for-content.ts';
import { type Driver, poll, WAIT_MS } from './driver.ts';
import { ENGINES, type RunningEngine } from './engines.ts';
import { logIn, loginButton } from './log-in.ts';

const START_MS = 120_000;
const WIDE = [1280, 900] as const;

let assembly: Assembly;
beforeAll(async () => {
  assembly = await startAssembly();
  await waitForContent(assembly);
}, START_MS);
afterAll(async () => {
  await assembly.stop();
  rmSync(assembly.folder, { recursive: true, force: true });
});

/** Runs in the page: whether a canvas has a dark pixel. */
function hasInk(): boolean {
  const canvas = document.querySelector('canvas');
  const pixels = canvas?.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data;
  return Boolean(pixels?.some((value, index) => index % 4 === 0 && value < 100));
}

const title = (text: string) => ({ css: 'h1', text });
const link = (text: string) => ({ css: 'a', text });
const button = (text: string) => ({ css: 'button', text });

describe.each(ENGINES)(
  'in $name',
  ({ missing, start }) => {
    let engine: RunningEngine | undefined;
    let driver: Driver;

    beforeAll(async () => {
      if (!missing) engine = await start();
    }, START_MS);
    afterAll(() => engine?.close());

    beforeEach(async ({ skip, onTestFinished }) => {
      skip(missing !== '', missing);
      if (!engine) throw new Error('The browser did not start.');
      driver = await engine.open();
      onTestFinished(() => driver.close());
      await driver.setSize(...WIDE);
    }, START_MS);

    test('a member signs in, reads the details of an event and turns the page', async () => {
      await logIn(driver, demo.member, assembly.url);
      await driver.waitFor(title('Events'));
      const first = await driver.text({ css: 'main li:first-child h2' });
      expect(first).not.toBe('');
      await driver.click(button('More about'));
      await driver.waitFor({ css: 'dialog[open] h2', text: first });
      expect(await driver.evaluate(() => location.search)).toContain('open=');
      await driver.press('Escape');
      await driver.waitUntilGone({ css: 'dialog[open]' });
      await driver.click(button('Next'));
      await driver.waitFor({ css: 'nav [aria-current]', text: '2' });
      await driver.waitUntilGone({ css: 'main li:first-child h2', text: first });
      expect(driver.errors).toEqual([]);
    });

    test('a member sees the month, moves in it with the keyboard and turns to the next', async () => {
      await logIn(driver, demo.member, assembly.url);
      await driver.click({ css: '[role="group"] button', text: 'Month' });
      await driver.waitFor({ css: '[role="grid"]' });
      expect(await driver.evaluate(() => location.search)).toContain('view=month');
      const shown = await driver.text({ css: 'main h2' });
      await driver.click({ css: '[role="gridcell"][tabindex="0"] > span[aria-hidden]' });
      await driver.press('PageDown');
      await driver.waitUntilGone({ css: 'main h2', text: shown });
      await poll('the focus in the grid', () =>
        driver.evaluate(() => document.activeElement?.getAttribute('role') === 'gridcell'),
      );
      expect(driver.errors).toEqual([]);
    });

    test('a member reads the announcements and opens one', async () => {
      await logIn(driver, demo.member, assembly.url);
      await driver.click(link('Announcements'));
      await driver.waitFor(title('Announcements'));
      await driver.click({ css: 'main li button' });
      await driver.waitFor({ css: 'dialog[open] h2' });
      expect(driver.errors).toEqual([]);
    });

    test('a member opens folders and returns with the browser’s Back', async () => {
      await logIn(driver, demo.member, assembly.url);
      await driver.click(link('Document and sermons'));
      for (const folder of SERMONS) {
        await driver.click({ css: 'main a', text: folder });
        await driver.waitFor(title(folder));
      }
      await driver.evaluate(() => history.back());
      await driver.waitFor(title(SERMONS[1]));
      expect(driver.errors).toEqual([]);
    });

    test('a member opens a PDF inside the page, and its first page is drawn', async () => {
      await logIn(driver, demo.member, assembly.url);
      await driver.click(link('Document and sermons'));
      await driver.click({ css: 'main a', text: 'Welcome pack' });
      await driver.waitFor(title('Welcome pack'));
      await driver.click({ css: 'main a', text: 'Welcome to the assembly' });
      // The text can be selected and read aloud.
      await driver.waitFor({ css: 'dialog[open] span', text: 'Welcome to the assembly' });
      await poll('a drawn page', () => driver.evaluate(hasInk));
      expect(driver.errors).toEqual([]);
    });

    test('a member opens a recording, and the player stays on the next screen', async () => {
      await logIn(driver, demo.member, assembly.url);
      await driver.click(link('Document and sermons'));
      for (const folder of SERMONS) await driver.click({ css: 'main a', text: folder });
      await driver.waitFor(title(SERMONS[2]));
      await driver.click({ css: 'main a', text: 'By the brook' });
      const player = { css: 'section[aria-label="Player"]', text: 'By the brook' };
      await driver.waitFor(player);
      await driver.click(link('Events'));
      await driver.waitFor(title('Events'));
      await driver.waitFor(player);
      await driver.click(button('Close player'));
      await driver.waitUntilGone(player);
      expect(driver.errors).toEqual([]);
    });

    test('a member logs out, and the pages are closed', async () => {
      await logIn(driver, await newMember(assembly), assembly.url);
      await driver.click(button('Logout'));
      await driver.waitFor(loginButton);
      await driver.open(assembly.url + screens.announcements);
      await driver.waitFor(loginButton);
      expect(driver.errors).toEqual([]);
    });

    test('an administrator sees a sign-up arrive, approves it, and the member can sign in', async () => {
      await logIn(driver, demo.admin, assembly.url);
      await driver.click(link('Admin role'));
      await driver.waitFor({ css: 'table' });
      await driver.type({ css: 'input[type="search"]' }, 'Nora');
      await driver.evaluate(() => void Object.assign(window, { isSameDocument: true }));
      const person = await newPending(assembly);
      const row = { css: 'tr', text: lastNameOf(person) };
      await driver.waitFor(row);
      await driver.type({ css: 'input[type="search"]' }, lastNameOf(person));
      await driver.waitUntilGone({ css: 'tbody tr:nth-child(2)' });
      await driver.click(button('Approve'));
      await driver.click({ css: 'dialog[open] button', text: 'Yes' });
      await driver.waitUntilGone({ css: 'tr button', text: 'Approve' });
      expect(await driver.evaluate(() => 'isSameDocument' in window)).toBe(true);
      expect(driver.errors).toEqual([]);
      await driver.click(button('Logout'));
      await driver.waitFor(loginButton);
      await logIn(driver, person, assembly.url);
      await driver.waitFor(title('Events'));
    });
  },
  WAIT_MS * 4,
);
