import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type DocumentsReply, PDF_TYPE } from '@assembly/contract/document';
import { listDocuments } from '@assembly/contract/endpoints/library';
import { requestPasswordReset } from '@assembly/contract/endpoints/sign-in';
import { documentAddress, screens, unsubscribeAddress } from '@assembly/contract/paths';
import type { Messages } from '@assembly/messages/catalog';
import type { Language } from '@assembly/messages/languages';
import { expect, type Locator, type Page, type Request } from '@playwright/test';
import { listLayoutFaults, NARROW, setTextSize } from '../support/accessibility.ts';
import { callApi } from '../support/call-api.ts';
import { readMessages } from '../support/messages.ts';
import {
  callAsAdmin,
  demo,
  newMember,
  newPending,
  newResetLink,
  signIn,
} from '../support/people.ts';
import type { Assembly } from '../support/processes/start-assembly.ts';
import { startMailServer } from '../support/processes/start-mail-server.ts';
import { deployPseudoLanguage } from '../support/pseudo-language/deploy-pseudo-language.ts';
import { Findings } from '../support/pseudo-language/findings.ts';
import { setupLinkOf } from '../support/setup-link.ts';
import { test } from '../support/test.ts';
import { waitForContent } from '../support/wait-for-content.ts';

const TOURS: { name: string; language: Language; locale: string; isPseudo?: boolean }[] = [
  { name: 'a pseudo-language', language: 'en', locale: 'en-GB', isPseudo: true },
  { name: 'German', language: 'de', locale: 'de-DE' },
  { name: 'Arabic', language: 'ar', locale: 'ar-EG' },
];
const MEMBERS_SCREENS = [
  '/web/nowhere',
  screens.events,
  `${screens.events}?view=month`,
  screens.announcements,
  screens.sermons,
  screens.documents,
  screens.account,
];
/** The connection to Google last, because the tour ends it. */
const ADMIN_SCREENS = [
  screens.events,
  screens.users,
  screens.dataSync,
  ...['general', 'schedule', 'email', 'notifications', 'backups', 'about', 'google'].map(
    (section) => `${screens.settings}?section=${section}`,
  ),
];
type MailServer = Awaited<ReturnType<typeof startMailServer>>;
/** The last one is the tour's own. */
const LAYOUTS = [
  [320, ''],
  [768, ''],
  [1280, ''],
  [360, '200%'],
  [360, ''],
] as const;
const MAX_BUTTONS = 40;
const DIALOG = 'dialog:modal';

/** Opens screens, presses their buttons, and remembers what does not fit and what is not translated. */
class Tour {
  readonly page: Page;
  readonly url: string;
  readonly t: Messages;
  readonly findings: Findings | undefined;
  readonly unfit = new Set<string>();
  readonly #pressed = new Set<string>();
  #calls = 0;

  constructor(page: Page, url: string, t: Messages, findings: Findings | undefined) {
    this.page = page;
    this.url = url;
    this.t = t;
    this.findings = findings;
  }

  async begin() {
    const { page } = this;
    page.setDefaultTimeout(15_000);
    this.findings?.watch(page);
    // Pages with unsaved changes ask whether to leave.
    page.on('dialog', (dialog) => dialog.accept());
    const count = (change: number) => (request: Request) => {
      if (request.resourceType() === 'fetch') this.#calls += change;
    };
    page.on('request', count(1));
    page.on('requestfinished', count(-1));
    page.on('requestfailed', count(-1));
    // What is printed stays, to be looked at.
    await page.addInitScript(() => {
      window.print = () => {
        dispatchEvent(new Event('beforeprint'));
        Object.assign(window, { isPrinted: true });
      };
    });
  }

  /** The page on a screen and on paper, and whatever each of its buttons opens. */
  async visit(path: string) {
    const url = new URL(path, this.url).href;
    const where = url.slice(this.url.length).replace(/#.*/, '');
    await this.#open(url);
    const before = await this.#check(where);
    await this.page.evaluate(() => print());
    await this.#check(`${where} on paper`);
    await this.#open(url);
    let item = '';
    for (let count = 0; count < MAX_BUTTONS; count += 1) {
      const label = await this.#pressNext(where);
      if (label === undefined) break;
      const state = await this.#check(`${where} after ${label}`);
      if (state.dialogs > before.dialogs) {
        // It confirms, sends or prints.
        await this.#press((await this.#buttons()).last());
        await this.#check(`${where} after ${label} and its last button`);
      }
      if (!where.includes('open=') && state.url.includes('open=')) item ||= state.url;
      if (JSON.stringify(state) !== JSON.stringify(before)) await this.#open(url);
    }
    if (item) await this.visit(item);
  }

  /** Otherwise a link with another code would not load the page again. */
  async #open(url: string) {
    await this.page.goto('about:blank');
    await this.page.goto(url);
    await this.#settle();
  }

  /** Those of the dialog, if one is open. */
  async #buttons() {
    const hasDialog = (await this.page.locator(DIALOG).count()) > 0;
    const root = this.page.locator(hasDialog ? DIALOG : 'body').last();
    const enabled = { disabled: false };
    return root.getByRole('button', enabled).or(root.getByRole('tab', enabled));
  }

  /** One button of each kind, such as "More about an event", and those around the screens only once. */
  async #pressNext(where: string) {
    const buttons = await this.#buttons();
    const labels = await buttons.evaluateAll((all) =>
      all.map((one) => ({
        label: one.ariaLabel || one.textContent,
        isAround: !one.closest('main, dialog'),
        hasContent: one.querySelector('bdi, [dir=auto]') !== null,
      })),
    );
    const kinds = labels.map(({ label, isAround, hasContent }) => {
      const [start = ''] = label.split(/[:\d]/);
      const kind = hasContent ? 'item' : start.split(' ').slice(0, 2).join(' ');
      return isAround ? kind : `${where} ${kind}`;
    });
    const at = kinds.findIndex((kind) => !this.#pressed.has(kind));
    const kind = kinds[at];
    if (kind === undefined) return undefined;
    this.#pressed.add(kind);
    await this.#press(buttons.nth(at));
    return labels[at]?.label;
  }

  async #press(button: Locator) {
    const label = (await button.textContent()) ?? '';
    const endsSession = [this.t.app.menu.logOut, this.t.account.logOut];
    if (endsSession.some((text) => label.includes(text))) return;
    // It may be gone, or covered by a toast.
    await button.click({ timeout: 2_000 }).catch(() => {});
  }

  /** Its requests are answered, and it has been drawn. */
  async #settle() {
    const isLoaded = (loading: string) =>
      document.readyState === 'complete' && !document.body.innerText.includes(loading);
    const { page, t } = this;
    await page.waitForFunction(isLoaded, t.common.loading, { timeout: 5_000 }).catch(() => {});
    await expect
      .poll(() => this.#calls, { timeout: 5_000 })
      .toBeLessThanOrEqual(0)
      .catch(() => {});
    // Toasts and dialogs are drawn a little later.
    await page.waitForTimeout(200);
  }

  async #check(where: string) {
    const { page, findings } = this;
    await this.#settle();
    const isPrinted = await page.evaluate(() => 'isPrinted' in window).catch(() => false);
    // A button may lead to Google.
    if (page.url().startsWith(this.url)) {
      if (isPrinted) await page.emulateMedia({ media: 'print' });
      await findings?.addPage(where, page);
      if (!isPrinted) await this.#checkLayouts(where);
      await page.emulateMedia({ media: null });
    }
    return { url: page.url(), dialogs: await page.locator(DIALOG).count(), isPrinted };
  }

  async #checkLayouts(where: string) {
    for (const [width, size] of LAYOUTS) {
      await this.page.setViewportSize({ width, height: NARROW.height });
      await setTextSize(this.page, size);
      // The layout for the new width is rendered in a later frame.
      let faults = await listLayoutFaults(this.page);
      for (let count = 0; count < 10 && faults.length > 0; count += 1) {
        await this.page.waitForTimeout(100);
        faults = await listLayoutFaults(this.page);
      }
      for (const fault of faults) this.unfit.add(`${where} at ${width} px ${size}: ${fault}`);
    }
  }
}

/** What a member sees before and after logging in, on an assembly with a mail server. */
async function visitAsMember(tour: Tour, assembly: Assembly, mail: MailServer) {
  const member = await newMember(assembly);
  await callApi(assembly, requestPasswordReset.path, {
    method: 'POST',
    body: { email: member.email },
  });
  await expect.poll(async () => (await mail.emailsTo(member.email)).length).toBe(3);
  const texts = (await mail.emailsTo(member.email)).map(({ text }) => text);
  const [confirmation = ''] = /\S+\/confirm-email\/[\w-]+/.exec(texts.join()) ?? [];
  const setup = await setupLinkOf(assembly);
  const pages = [
    screens.login,
    screens.resetPassword,
    await newResetLink(assembly, member),
    setup,
    `${setup.slice(0, -4)}oops`,
    confirmation,
    '/confirm-email/oops',
    unsubscribeAddress('oops'),
    '/nowhere',
  ];
  for (const path of pages) await tour.visit(path);
  await signIn(tour.page.context(), assembly, member);
  const found = await callAsAdmin(assembly, 'GET', `${listDocuments.path}?search=find`);
  const { items } = (await found.json()) as DocumentsReply;
  const pdf = items.find(({ mimeType }) => mimeType === PDF_TYPE);
  for (const path of [...MEMBERS_SCREENS, documentAddress(pdf?.id ?? '')]) await tour.visit(path);
  return mail.sources();
}

/** What an administrator sees, and the emails of an assembly without a mail server. */
async function visitAsAdministrator(tour: Tour, assembly: Assembly) {
  await newPending(assembly);
  await signIn(tour.page.context(), assembly, demo.admin);
  for (const path of ADMIN_SCREENS) await tour.visit(path);
  const files = globSync(join(assembly.folder, 'data/outbox/*.eml'));
  return files.map((file) => readFileSync(file, 'utf8'));
}

test.use({
  viewport: NARROW,
  contextOptions: { reducedMotion: 'reduce' },
  allowedFailures: ['/'],
});

for (const { name, language, locale, isPseudo } of TOURS) {
  for (const visit of [visitAsMember, visitAsAdministrator]) {
    const who = visit === visitAsMember ? 'member' : 'administrator';
    test.describe(`in ${name}`, { tag: '@long' }, () => {
      test.use({ locale });

      test(`whatever the ${who} sees fits, and is in the messages`, async ({ page, processes }) => {
        test.setTimeout(900_000);
        const options = isPseudo ? deployPseudoLanguage(processes.folder) : {};
        const mail = await startMailServer();
        const environment = {
          ...options.environment,
          ...(visit === visitAsMember && {
            SMTP_URL: mail.url,
            MAIL_FROM: 'church@people.example',
          }),
        };
        const assembly = await processes.startAssembly({ ...options, environment });
        await waitForContent(assembly);
        const findings = isPseudo ? new Findings() : undefined;
        const tour = new Tour(page, assembly.url, await readMessages(language), findings);
        await tour.begin();
        await findings?.addEmails(await visit(tour, assembly, mail));
        expect.soft([...tour.unfit], 'what does not fit').toEqual([]);
        expect(findings?.list() ?? [], 'texts that are not in the messages').toEqual([]);
        await mail.stop();
      });
    });
  }
}
