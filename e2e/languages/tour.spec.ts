import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { screens } from '@assembly/contract/paths';
import { expect, type Page } from '@playwright/test';
import PostalMime from 'postal-mime';
import { NARROW, setTextSize } from '../support/accessibility.ts';
import { demo, newMember, newPending, newResetLink, signIn } from '../support/people.ts';
import { deployPseudoLanguage } from '../support/pseudo-language/deploy-pseudo-language.ts';
import { findPlainTexts } from '../support/pseudo-language/find-plain-texts.ts';
import { test } from '../support/test.ts';
import { waitForContent } from '../support/wait-for-content.ts';

test.use({
  viewport: NARROW,
  contextOptions: { reducedMotion: 'reduce' },
  allowedFailures: ['/'],
});

const MEMBERS_SCREENS = [
  '/nowhere',
  '/web/nowhere',
  screens.events,
  `${screens.events}?view=month`,
  screens.announcements,
  screens.sermons,
  screens.documents,
  screens.account,
];
const ADMIN_SCREENS = [
  screens.events,
  screens.users,
  screens.dataSync,
  ...['general', 'google', 'schedule', 'email', 'notifications', 'about'].map(
    (section) => `${screens.settings}?section=${section}`,
  ),
];
const LAYOUTS = [
  [320, ''],
  [360, ''],
  [768, ''],
  [1280, ''],
  [360, '200%'],
] as const;

/** Opening these would end the session, the account or the content of the tour. */
const NOT_PRESSED = /Log ?out|Delete my account/i;
const MAX_BUTTONS = 30;

/** Written by Intl in the reader's language. */
const DATES = [...new Set([...datesOf('long'), ...datesOf('short')])];

function datesOf(style: 'long' | 'short'): string[] {
  const format = new Intl.DateTimeFormat('en-GB', { month: style, weekday: style });
  return Array.from({ length: 366 }, (_, day) => Date.UTC(2026, 0, 1 + day)).flatMap((at) =>
    format.formatToParts(at).map(({ value }) => value),
  );
}

const WORDS_OF_INTL =
  /\b(a\.?m|p\.?m|ago|yesterday|today|tomorrow|days?|hours?|minutes?|min|k?B|MB|GB|and|at|in|Central European \w+ ?Time|GMT|CES?T)\b/gi;

/** What the tour has found: a text and where. */
class Findings {
  readonly found = new Map<string, string>();
  /** From the API, and names. */
  content = 'Our Assembly Google Chrome English UTC GitHub';

  add(where: string, texts: string[]) {
    for (const text of texts) this.found.getOrInsert(text, where);
  }

  /** Without dates and what the API sent, a letter is left. */
  private isPlain(text: string): boolean {
    if (this.content.includes(text)) return false;
    return text
      .replace(/\S+:\/\/\S+/g, '')
      .replace(WORDS_OF_INTL, '')
      .split(/[·,:()|\d\n]|– /)
      .map((piece) => piece.trim())
      .some(
        (piece) =>
          /\p{L}{2}/u.test(piece) && !DATES.includes(piece) && !this.content.includes(piece),
      );
  }

  /** Names and content come from the API. */
  async watch(page: Page) {
    page.on('response', async (response) => {
      if (!response.url().includes('/api/')) return;
      const reply = await response.text().catch(() => '');
      if (!response.ok()) return;
      this.content += reply.replaceAll(/\\[nrt]/g, ' ').replaceAll('\\"', '"');
    });
  }

  async addEmails(folder: string) {
    for (const file of globSync(join(folder, 'data/outbox/*.eml'))) {
      const { subject = '', text = '' } = await PostalMime.parse(readFileSync(file));
      const plain = `${subject}\n${text}`.replace(/⟦[^⟦⟧]*⟧/g, '').replace(/\S+:\/\/\S+/g, '');
      this.add('email', plain.split('\n'));
    }
  }

  /** In the end, when all replies of the API are known. */
  list = () =>
    [...this.found]
      .filter(([text]) => this.isPlain(text))
      .map(([text, where]) => `${where}: ${text}`)
      .sort();
}

/** The page has been drawn, and its first requests are answered. */
async function settle(page: Page) {
  const isLoaded = () =>
    document.readyState === 'complete' && !document.body.innerText.includes('Loading…');
  await page.waitForFunction(isLoaded, null, { timeout: 5_000 }).catch(() => {});
  // Toasts and dialogs are drawn a little later.
  await page.waitForTimeout(200);
}

async function check(page: Page, where: string, findings: Findings) {
  await settle(page);
  // A button may lead to Google, or load the page again.
  const isOurs = await page
    .evaluate(() => document.getElementById('root') !== null)
    .catch(() => false);
  if (isOurs) findings.add(where, await page.evaluate(findPlainTexts).catch(() => []));
}

async function checkLayouts(page: Page, where: string, tooWide: string[]) {
  for (const [width, size] of LAYOUTS) {
    await page.setViewportSize({ width, height: 740 });
    await setTextSize(page, size);
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));
    const by = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    if (by > 0) tooWide.push(`${where}: ${by} px at ${width} px ${size}`);
  }
  await setTextSize(page, '');
  await page.setViewportSize(NARROW);
}

/** The page, and whatever each of its buttons opens. */
async function visit(page: Page, url: string, findings: Findings, tooWide: string[]) {
  const where = new URL(url).pathname + new URL(url).search;
  await page.goto(url);
  await check(page, where, findings);
  await checkLayouts(page, where, tooWide);
  const pressed = new Set<string>();
  for (let at = 0; at < MAX_BUTTONS; at += 1) {
    const all = await page.getByRole('button').or(page.getByRole('tab')).all();
    const button = all[at];
    if (!button) break;
    const label = (await button.getAttribute('aria-label')) || (await button.innerText());
    // One of each kind, such as "More about an event".
    const kind = label.split(' ').slice(0, 2).join(' ');
    if (pressed.has(kind) || NOT_PRESSED.test(label)) continue;
    pressed.add(kind);
    await button.click({ timeout: 2_000 }).catch(() => {});
    await check(page, `${where} after ${kind}`, findings);
    if (page.url() === url && (await page.locator('dialog:modal').count()) === 0) continue;
    await page.goto('about:blank');
    await page.goto(url);
    await settle(page);
  }
}

for (const who of ['member', 'administrator'] as const) {
  test(`no text that the ${who} sees is outside of the messages, and longer texts fit`, {
    tag: '@long',
  }, async ({ page, context, processes }) => {
    test.setTimeout(900_000);
    const assembly = await processes.startAssembly(deployPseudoLanguage(processes.folder));
    await waitForContent(assembly);
    // Pages with unsaved changes ask whether to leave.
    page.on('dialog', (dialog) => dialog.accept());
    page.setDefaultTimeout(15_000);
    const findings = new Findings();
    const tooWide: string[] = [];
    await findings.watch(page);
    const tour = (path: string) => visit(page, assembly.url + path, findings, tooWide);
    const member = await newMember(assembly);
    await newPending(assembly);
    if (who === 'member') {
      await tour(screens.login);
      await page.goto(await newResetLink(assembly, member));
      await check(page, screens.resetPassword, findings);
      await signIn(context, assembly, member);
      for (const path of MEMBERS_SCREENS) await tour(path);
      await page.goto(assembly.url + screens.events);
      await page.emulateMedia({ media: 'print' });
      await check(page, 'printed events', findings);
    } else {
      await signIn(context, assembly, demo.admin);
      for (const path of ADMIN_SCREENS) await tour(path);
    }
    await findings.addEmails(processes.folder);
    expect.soft(tooWide, 'pages that scroll sideways').toEqual([]);
    expect(findings.list(), 'texts that are not in the messages').toEqual([]);
  });
}
