// Takes the pictures in the documentation: of the demo, and of the setup that ends it.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { MINUTE_MS } from '@assembly/contract/limits';
import { screens } from '@assembly/contract/paths';
import { chromium, type Page } from 'playwright';
import { type Credentials, demo } from '../e2e/support/people.ts';
import { startAssembly } from '../e2e/support/processes/start-assembly.ts';
import { logIn } from '../e2e/support/screens/login.ts';
import { closeToast } from '../e2e/support/screens/toast.ts';
import { setupLinkOf } from '../e2e/support/setup-link.ts';
import { buildWebIfChanged } from './build.ts';
import { findBrowser } from './find-browser.ts';
import { requireBrowser } from './provide-browser.ts';

const docs = join(import.meta.dirname, '../docs');
const VIEWPORT = { width: 1280, height: 800 };
const PHONE = { width: 360, height: 740 };
const TIME_ZONE = 'Europe/Zurich';

await requireBrowser();
await buildWebIfChanged();
const assembly = await startAssembly({ environment: { TZ: TIME_ZONE } });
const browser = await chromium.launch(findBrowser());
try {
  const context = await browser.newContext({
    viewport: VIEWPORT,
    locale: 'en-GB',
    timezoneId: TIME_ZONE,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();

  await openEvents(page, demo.member);
  // Until the first sync has ended.
  await page.getByRole('heading', { level: 2 }).first().waitFor({ timeout: MINUTE_MS });
  await save(page, 'screenshot.png');
  await page.setViewportSize(PHONE);
  await save(page, 'screenshot-phone.png');
  await page.setViewportSize(VIEWPORT);

  await page.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL(`**${screens.login}`);
  await openEvents(page, demo.admin);
  await page.goto(`${assembly.url}${screens.settings}?section=google`);
  await page.getByRole('checkbox').first().waitFor();
  await save(page, 'what-to-sync.png');

  await page.goto(await setupLinkOf(assembly));
  await page.getByLabel('First name').fill('Nora');
  await page.getByLabel('Last name').fill('Newcomer');
  await page.getByLabel('Email').fill('nora@example.org');
  await page.getByLabel('Password', { exact: true }).fill('a password of my own');
  await page.getByLabel('Name of the assembly').fill('Grace Church');
  await page.getByLabel('Public address').fill('https://assembly.example.org');
  await save(page, 'setup.png');
  await page.getByRole('button', { name: 'Finish setup' }).click();
  await page.waitForURL(`**${screens.settings}?*`);
  await page.getByRole('status', { name: 'Redirect address' }).waitFor();
  await save(page, 'connect-google.png');
} finally {
  await browser.close();
  await assembly.stop();
  rmSync(assembly.folder, { recursive: true, force: true });
}

async function openEvents(page: Page, credentials: Credentials): Promise<void> {
  await page.goto(assembly.url);
  await logIn(page, credentials);
  await page.waitForURL(`**${screens.events}`);
  await closeToast(page);
}

async function save(page: Page, file: string): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate('scrollTo(0, 0)');
  await page.screenshot({ path: join(docs, file) });
  console.log(`docs/${file}`);
}
