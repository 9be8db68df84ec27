import { screens } from '@assembly/contract/paths';
import type { Messages } from '@assembly/messages/catalog';
import { directionOf, type Language, localeOf } from '@assembly/messages/languages';
import { demoOptions } from '@assembly/sandbox/options';
import { expect, type Page } from '@playwright/test';
import type { Email } from 'postal-mime';
import {
  expectNoViolations,
  expectReflow,
  expectUsableOnNarrow,
  WIDE,
} from '../support/accessibility.ts';
import { listEnglishTexts, patternOf, readMessages } from '../support/messages.ts';
import { openProfile } from '../support/open-profile.ts';
import {
  type Credentials,
  demo,
  newAdmin,
  newEmail,
  newMember,
  PASSWORD,
  signIn,
} from '../support/people.ts';
import type { Assembly } from '../support/processes/start-assembly.ts';
import { startMailServer } from '../support/processes/start-mail-server.ts';
import { recordTexts } from '../support/record-texts.ts';
import { answerDialog } from '../support/screens/confirm-dialog.ts';
import { screenTitle } from '../support/screens/documents.ts';
import {
  button,
  expectLanguage,
  field,
  followMenu,
  languageSelect,
  logInIn,
  signUpIn,
} from '../support/screens/localized.ts';
import { expectToast } from '../support/screens/toast.ts';
import { userRow } from '../support/screens/users.ts';
import { SERMONS } from '../support/sermons.ts';
import { storedLanguages, waitUntilStored } from '../support/service-worker.ts';
import { test } from '../support/test.ts';
import { waitForContent } from '../support/wait-for-content.ts';

const ASSEMBLY = 'Our Assembly';
const POLISH = 'pl-PL';
const NAME = 'Nora Newcomer';
const [FOLDER] = SERMONS;

const JOURNEYS: { language: Language; locale: string; other: Language; tag: string[] }[] = [
  { language: 'ar', locale: 'ar-EG', other: 'de', tag: [] },
  { language: 'de', locale: 'de-DE', other: 'ar', tag: ['@long'] },
];

/** A page as the server sends it. */
function expectSentIn(html: string, language: Language, english: Set<string>) {
  const root = `<html lang="${language}" dir="${directionOf(language)}"`;
  expect(html).toContain(root);
  const texts = html
    .replace(/<(script|style)\b[\s\S]*?<\/\1>/g, '')
    .split(/<[^>]*>/)
    .map((text) => text.trim());
  expect(texts.filter((text) => english.has(text))).toEqual([]);
}

/** "November 2026" */
const currentMonth = (language: Language, locale: string) =>
  new Intl.DateTimeFormat(localeOf(language, [locale]), {
    month: 'long',
    year: 'numeric',
    timeZone: demoOptions.timeZone,
  }).format();

const markDocument = (page: Page) =>
  page.evaluate(() => Object.assign(window, { isSameDocument: true }));
const isSameDocument = (page: Page) => page.evaluate(() => 'isSameDocument' in window);

async function approveIn(
  page: Page,
  { users, shared }: Messages,
  { url }: Assembly,
  { email }: Credentials,
) {
  await page.goto(`${url}${screens.users}?search=${email}`);
  const approve = patternOf(users.buttons.approve((text) => text, NAME));
  await userRow(page, email).getByRole('button', { name: approve }).click();
  await answerDialog(page, shared.yes);
  await expectToast(page, 'success', users.approve.done);
}

function expectWritten(
  email: Email | undefined,
  language: Language,
  { subject, text }: { subject: string; text: string },
) {
  // Without the marks of Unicode around names.
  expect(email?.subject).toBe(subject.replaceAll(/[\u2068\u2069]/g, ''));
  expect(email?.text).toContain(text);
  expect(email?.html).toContain(`<html lang="${language}" dir="${directionOf(language)}">`);
}

for (const { language, locale, other, tag } of JOURNEYS) {
  test.describe(`with a browser in ${language}`, { tag }, () => {
    test.use({ locale, viewport: WIDE, allowedFailures: ['/'] });

    test('a visitor signs up, is approved by an administrator who reads Polish, and sees no English', async ({
      page,
      assembly,
      openContext,
    }) => {
      const [t, polish, english] = await Promise.all([
        readMessages(language),
        readMessages('pl'),
        listEnglishTexts(language),
      ]);
      const listShown = await recordTexts(page);
      const adminPage = await (await openContext({ locale: POLISH })).newPage();
      await adminPage.goto(assembly.url + screens.login);
      await logInIn(adminPage, polish, await newAdmin(assembly));

      const sent = await page.goto(assembly.url + screens.login);
      expectSentIn((await sent?.text()) ?? '', language, english);
      await expect(screenTitle(page, t.login.welcome(ASSEMBLY))).toBeVisible();
      const person = { email: newEmail(), password: PASSWORD };
      await signUpIn(page, t, person);
      await expectToast(page, 'success', t.login.signedUp);
      await expect(page.getByText(t.login.approval.next)).toBeFocused();

      await approveIn(adminPage, polish, assembly, person);

      await field(page, t.fields.password).fill(person.password);
      await button(page, t.login.logIn).click();
      await expectToast(page, 'success', t.common.loggedIn);
      await expect(screenTitle(page, t.common.events)).toBeVisible();
      await expectLanguage(page, language);

      await button(page, t.events.month).click();
      await expect(
        page.getByRole('heading', { name: currentMonth(language, locale), level: 2 }),
      ).toBeVisible();
      await page.getByRole('grid').getByRole('link').first().click();
      const event = page.getByRole('dialog');
      await expect(event.getByRole('button', { name: t.shared.share })).toBeVisible();
      await button(page, t.shared.close).click();

      await followMenu(page, t, t.common.announcements);
      const lists = page.getByRole('region', { name: t.announcements.listOfAnnouncements });
      await lists.getByRole('listitem').getByRole('button').first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await button(page, t.shared.close).click();

      await followMenu(page, t, t.app.screens.documents);
      const documents = page.getByRole('region', { name: t.documents.list });
      await documents.getByRole('link', { name: FOLDER }).click();
      await expect(screenTitle(page, FOLDER)).toBeVisible();

      await followMenu(page, t, t.common.sermons);
      const sermons = page.getByRole('region', { name: t.sermons.listOfSermons });
      await sermons.getByRole('listitem').first().getByRole('button').first().click();
      const player = page.getByRole('region', { name: t.player.title, exact: true });
      await expect(player.getByRole('button', { name: t.player.pause, exact: true })).toBeVisible();
      const position = player.getByRole('slider', { name: t.player.position });
      await expect.poll(() => position.inputValue().then(Number)).toBeGreaterThanOrEqual(1);

      const shown = await listShown();
      expect(shown).toContain(t.common.events);
      expect(shown.filter((text) => english.has(text))).toEqual([]);
    });

    test('another language changes nothing that I typed, and is the one of the next visit', {
      tag: '@long',
    }, async ({ page, assembly, openContext }) => {
      const [t, chosen] = await Promise.all([readMessages(language), readMessages(other)]);
      // The account asks whether to leave what is not saved.
      page.on('dialog', (dialog) => dialog.accept());
      const member = await newMember(assembly);
      await page.goto(assembly.url + screens.login);
      await expect(button(page, t.login.logIn)).toBeEnabled();
      await field(page, t.fields.email).fill('nora@peop');
      await field(page, t.fields.password).fill('seven ge');
      await markDocument(page);
      await languageSelect(page, t).selectOption(other);
      await expectLanguage(page, other);
      await expect(screenTitle(page, chosen.login.welcome(ASSEMBLY))).toBeVisible();
      await expect(field(page, chosen.fields.email)).toHaveValue('nora@peop');
      await expect(field(page, chosen.fields.password)).toHaveValue('seven ge');
      expect(await isSameDocument(page)).toBe(true);
      const reloaded = await page.reload();
      expectSentIn((await reloaded?.text()) ?? '', other, await listEnglishTexts(other));
      await logInIn(page, chosen, member);
      await expect(screenTitle(page, chosen.common.events)).toBeVisible();
      await expectLanguage(page, other);

      await page.goto(assembly.url + screens.account);
      await field(page, chosen.fields.firstName).fill('Nor');
      await markDocument(page);
      await languageSelect(page, chosen).selectOption(language);
      await expectLanguage(page, language);
      await expect(screenTitle(page, t.account.title)).toBeVisible();
      await expect(field(page, t.fields.firstName)).toHaveValue('Nor');
      expect(await isSameDocument(page)).toBe(true);
      await page.reload();
      await expect(screenTitle(page, t.account.title)).toBeVisible();
      await expectLanguage(page, language);

      const phone = await (await openContext({ locale: POLISH })).newPage();
      await signIn(phone.context(), assembly, member);
      const sent = await phone.goto(assembly.url + screens.events);
      expectSentIn((await sent?.text()) ?? '', language, await listEnglishTexts(language));
      await expect(screenTitle(phone, t.common.events)).toBeVisible();
    });

    for (const place of ['login', 'account'] as const) {
      test(`the language that I choose in the ${place} replaces the stored one, and stays without the server`, {
        tag: '@long',
      }, async ({ processes }) => {
        // The browser starts once more, and the app is stored twice.
        test.slow();
        const [t, chosen] = await Promise.all([readMessages(language), readMessages(other)]);
        const assembly = await processes.startAssembly();
        await waitForContent(assembly);
        const member = await newMember(assembly);
        const { context, page } = await openProfile(processes, locale);
        await page.setViewportSize(WIDE);
        await signIn(context, assembly, member);
        await page.goto(assembly.url + screens.events);
        await waitUntilStored(page);
        if (place === 'login') {
          await button(page, t.app.menu.logOut).click();
          await page.waitForURL(`**${screens.login}`);
          await expect(button(page, t.login.logIn)).toBeEnabled();
          await languageSelect(page, t).selectOption(other);
          await logInIn(page, chosen, member);
        } else {
          await page.goto(assembly.url + screens.account);
          await languageSelect(page, t).selectOption(other);
        }
        await expectLanguage(page, other);
        await expect.poll(() => storedLanguages(page)).toContain(other);
        await waitUntilStored(page);
        await page.goto(assembly.url + screens.events);
        await expectLanguage(page, other);

        await assembly.stop();
        await page.reload();
        await expectLanguage(page, other);
        await expect(screenTitle(page, chosen.common.events)).toBeVisible();
        await expect(page.getByText(chosen.common.unreachable(ASSEMBLY)).first()).toBeVisible();
        await followMenu(page, chosen, chosen.common.announcements);
        await expect(screenTitle(page, chosen.common.announcements)).toBeVisible();
        await button(page, chosen.app.menu.logOut).click();
        await page.waitForURL(`**${screens.login}`);
        await expectLanguage(page, other);
        await expect(button(page, chosen.login.logIn)).toBeEnabled();
        await context.close();
      });
    }

    test('each person gets emails in their own language, whoever caused them', {
      tag: '@long',
    }, async ({ page, processes, openContext }) => {
      const [t, polish] = await Promise.all([readMessages(language), readMessages('pl')]);
      const mail = await startMailServer();
      const assembly = await processes.startAssembly({
        environment: {
          SMTP_URL: mail.url,
          MAIL_FROM: 'assembly@assembly.example',
          // Sent at any hour.
          QUIET_HOURS: '',
        },
      });
      const admin = await (await openContext({ locale: POLISH })).newPage();
      await admin.goto(assembly.url + screens.login);
      await logInIn(admin, polish, demo.admin);

      const person = { email: newEmail(), password: PASSWORD };
      await page.goto(assembly.url + screens.login);
      await signUpIn(page, t, person);
      await expect.poll(() => mail.emailsTo(person.email)).toHaveLength(1);
      const [confirmation] = await mail.emailsTo(person.email);
      expectWritten(confirmation, language, {
        subject: t.emails.confirmation.subject(ASSEMBLY),
        text: t.emails.confirmation.why(ASSEMBLY),
      });
      const [link = ''] = /https?:\S+\/confirm-email\/[\w-]+/.exec(confirmation?.text ?? '') ?? [];
      await page.goto(link);
      await expectLanguage(page, language);
      await button(page, t.mailPages.confirm.button).click();
      await expect(screenTitle(page, t.mailPages.confirm.doneTitle)).toBeVisible();
      await expectLanguage(page, language);

      await expect.poll(() => mail.emailsTo(demo.admin.email)).toHaveLength(1);
      const [signUp] = await mail.emailsTo(demo.admin.email);
      expectWritten(signUp, 'pl', {
        subject: polish.updates.signUps.subject(1, ASSEMBLY),
        text: polish.updates.signUps.signedUp(NAME, person.email),
      });

      await approveIn(admin, polish, assembly, person);
      await expect.poll(() => mail.emailsTo(person.email)).toHaveLength(2);
      expectWritten((await mail.emailsTo(person.email)).at(-1), language, {
        subject: t.emails.approved.subject(ASSEMBLY),
        text: t.emails.approved.text,
      });
      await mail.stop();
    });
  });
}

test.describe('with a browser in ar', () => {
  test.use({
    locale: 'ar-EG',
    viewport: WIDE,
    contextOptions: { reducedMotion: 'reduce' },
    allowedFailures: ['/'],
  });

  test('the main screens are accessible from right to left, and none is wider than the window', {
    tag: '@long',
  }, async ({ page, context, assembly }) => {
    test.slow();
    const MAIN_SCREENS = [
      screens.login,
      screens.events,
      `${screens.events}?view=month`,
      screens.announcements,
      screens.sermons,
      screens.documents,
      screens.account,
    ];
    const { common } = await readMessages('ar');
    for (const path of MAIN_SCREENS) {
      if (path === screens.events) await signIn(context, assembly, await newMember(assembly));
      await page.setViewportSize(WIDE);
      await page.goto(assembly.url + path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText(common.loading)).toHaveCount(0);
      await expectLanguage(page, 'ar');
      await expectNoViolations(page);
      await expectReflow(page, `${path} at 1280 px`);
      await expectUsableOnNarrow(page);
    }
  });
});
