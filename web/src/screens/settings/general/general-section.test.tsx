import { LOGO_MAX_KB } from '@assembly/contract/limits';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { t } from '../../../browser/locale/messages.ts';
import { answer, refuse } from '../../../testing/fake-server.ts';
import { prepareScreen } from '../../../testing/live-screen.ts';
import { saved, settingsReply, showSettings } from '../../../testing/settings.ts';
import { watchNavigations } from '../../../testing/watch-navigations.ts';

const zone = page.getByLabelText('Time zone');
/** The first one: the contact has a form of its own. */
const save = page.getByRole('button', { name: 'Save', exact: true }).first();
const upload = page.getByLabelText('Upload a logo');

beforeEach(prepareScreen);

const image = (type: string, content: BlobPart = new Uint8Array(100)) =>
  new File([content], 'logo', { type });
const svg = image('image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>');

test('the time zone is chosen from a list, with the time there, and all mistakes are shown together', async () => {
  const server = await showSettings('', { settings: { ASSEMBLY_TIME_ZONE: saved('Asia/Tokyo') } });
  await expect.element(zone).toHaveAccessibleDescription(/It is now .* there\./);
  expect(document.querySelector('datalist option[value="America/Chicago"]')).not.toBeNull();
  await zone.fill('Nowhere');
  await expect.element(zone).toHaveAccessibleDescription(/Type a city.* Not saved yet\.$/);
  const fields = { ASSEMBLY_TIME_ZONE: 'Choose another.', PUBLIC_URL: 'Enter an address.' };
  server.routes['PATCH /api/settings'] = refuse('invalid_input', { fields });
  await save.click();
  await expect.element(zone).toHaveAccessibleDescription(/^Choose another\./);
  await expect.element(zone).toHaveFocus();
  await expect
    .element(page.getByLabelText('Public address'))
    .toHaveAccessibleDescription(/^Enter an address\./);
});

test('a field that I clear says that saving resets it', async () => {
  await showSettings('', { settings: { ASSEMBLY_NAME: saved('Grace Church') } });
  const name = page.getByLabelText('Name', { exact: true });
  await name.fill('');
  await expect.element(name).toHaveAccessibleDescription(/saving resets it to the default\.$/);
});

test('after a new time zone the page is loaded again, without asking', async () => {
  const navigations = watchNavigations();
  const server = await showSettings('', { settings: { ASSEMBLY_TIME_ZONE: saved('Asia/Tokyo') } });
  const reply = settingsReply({ settings: { ASSEMBLY_TIME_ZONE: saved('UTC') } });
  server.routes['PATCH /api/settings'] = answer(200, reply);
  await zone.fill('UTC');
  await save.click();
  await expect.poll(() => navigations).toMatchObject([{ path: '/web/settings' }]);
});

test('a chosen logo is saved and shown immediately, and can be removed', async () => {
  const server = await showSettings(
    '',
    {},
    {
      'PUT /api/settings/logo': answer(204),
      'DELETE /api/settings/logo': answer(204),
      'GET /logo': answer(200),
    },
  );
  const picture = page.getByAltText('The current logo');
  await expect.element(picture).toBeVisible();
  const before = picture.element().getAttribute('src');
  server.routes['GET /api/settings'] = answer(200, settingsReply({ logo: 'stored' }));
  await upload.upload(svg);
  await expect.element(page.getByText('Logo saved.')).toBeVisible();
  await expect.poll(() => picture.element().getAttribute('src')).not.toBe(before);
  const inBar = document.querySelector('header img')?.getAttribute('src');
  expect(inBar).toBe(picture.element().getAttribute('src'));
  await page.getByRole('button', { name: 'Remove the logo' }).click();
  await expect.element(page.getByText('Logo removed.')).toBeVisible();
  await expect.element(upload).toHaveFocus();
});

test.each([
  ['is too large', image('image/png', new Uint8Array(512 * 1024 + 1))],
  ['has another type', image('image/gif')],
])('a logo that %s is not sent', async (_, file) => {
  const server = await showSettings('');
  await upload.upload(file);
  const alert = page.getByRole('alert').filter({ hasText: /^Choose a PNG, JPEG, WebP or SVG/ });
  await expect.element(alert).toBeVisible();
  expect(server.calls('PUT /api/settings/logo')).toHaveLength(0);
});

test('an image that is not complete is not sent', async () => {
  const server = await showSettings('');
  const canvas = new OffscreenCanvas(99, 99);
  // A canvas without a context has no image.
  canvas.getContext('2d');
  const png = await canvas.convertToBlob();
  await upload.upload(image('image/png', png.slice(0, png.size / 2)));
  const alert = page.getByRole('alert').filter({ hasText: /not an image that can be shown/ });
  await expect.element(alert).toBeVisible();
  expect(server.calls('PUT /api/settings/logo')).toHaveLength(0);
});

test('the reason why the server refuses a logo is shown', async () => {
  await showSettings('', {}, { 'PUT /api/settings/logo': refuse('unsupported_image') });
  await upload.upload(svg);
  await expect
    .element(page.getByRole('alert').getByText(t.problems.unsupported_image(LOGO_MAX_KB)))
    .toBeVisible();
});

test('a logo set by the environment cannot be changed', async () => {
  await showSettings('', { logo: 'environment' });
  await expect
    .element(upload)
    .toHaveAccessibleDescription(/Set by the environment variable ASSEMBLY_LOGO\.$/);
  await expect.element(upload).toBeDisabled();
});

test('an address without https is warned of', async () => {
  await showSettings('', { settings: { PUBLIC_URL: saved('http://a.example') } });
  const address = page.getByLabelText('Public address');
  await expect.element(address).toHaveAccessibleDescription(/^Without https/);
});
