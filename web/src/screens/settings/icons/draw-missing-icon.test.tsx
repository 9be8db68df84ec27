import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer, refuse } from '../../../testing/fake-server.ts';
import { prepareScreen } from '../../../testing/live-screen.ts';
import { settingsReply, showSettings } from '../../../testing/settings.ts';

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>';
const ICON = 'PUT /api/settings/icon';
const failed = page.getByText(/icon for phones could not be drawn/);

const logo =
  (content: string, etag = '"v1"') =>
  () =>
    new Response(content, { headers: { 'content-type': 'image/svg+xml', etag } });

const open = (routes: Parameters<typeof showSettings>[2], section = '?section=about') =>
  showSettings(
    section,
    { logo: 'stored', logoWithoutIcons: 'v1' },
    {
      'GET /logo': logo(SVG),
      [ICON]: answer(204),
      ...routes,
    },
  );

beforeEach(prepareScreen);

test('the icon of a logo that has none is drawn when an administrator opens the settings', async () => {
  const server = await open({});
  await expect.poll(() => server.calls(ICON)).toMatchObject([{ query: '?logo=v1' }]);
  // Then it is there.
  await expect.poll(() => server.calls('GET /api/settings').length).toBe(2);
});

test('a new logo gets its icon immediately, and removing it draws none', async () => {
  const server = await showSettings('', {}, { 'PUT /api/settings/logo': answer(204) });
  server.routes[ICON] = answer(204);
  server.routes['GET /logo'] = logo(SVG, 'W/"v2-gzip"');
  server.routes['DELETE /api/settings/logo'] = answer(204);
  const uploaded = settingsReply({ logo: 'stored', logoWithoutIcons: 'v2' });
  server.routes['GET /api/settings'] = [
    answer(200, uploaded),
    answer(200, { ...uploaded, logoWithoutIcons: null }),
  ];
  await page
    .getByLabelText('Upload a logo')
    .upload(new File([SVG], 'logo', { type: 'image/svg+xml' }));
  await expect.element(page.getByText('Logo saved.')).toBeVisible();
  await expect.poll(() => server.calls(ICON)).toMatchObject([{ query: '?logo=v2' }]);
  server.routes['GET /api/settings'] = answer(200, settingsReply());
  await page.getByRole('button', { name: 'Remove the logo' }).click();
  await expect.element(page.getByText('Logo removed.')).toBeVisible();
  expect(server.calls(ICON)).toHaveLength(1);
});

test('a logo that is no longer the one of the settings is not drawn', async () => {
  const server = await open({ 'GET /logo': logo(SVG, '"v0"') });
  await expect.poll(() => server.calls('GET /api/settings').length).toBe(2);
  expect(server.calls(ICON)).toEqual([]);
});

test('an icon that the server refuses is sent once, without a message', async () => {
  const server = await open({ [ICON]: refuse('too_many_attempts') });
  await expect.poll(() => server.calls(ICON).length).toBe(1);
  await page.getByRole('link', { name: 'Email', exact: true }).click();
  await expect
    .element(page.getByRole('heading', { level: 1 }))
    .toHaveTextContent('Settings: Email');
  expect(server.calls(ICON)).toHaveLength(1);
  await expect.element(failed).not.toBeInTheDocument();
});

test('a logo that cannot be drawn says what to do', async () => {
  const server = await open({ 'GET /logo': logo('<html>') });
  await expect.element(failed).toBeVisible();
  expect(server.calls(ICON)).toEqual([]);
});
