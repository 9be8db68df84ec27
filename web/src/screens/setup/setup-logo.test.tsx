import { problemMessage } from '@assembly/contract/problem';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { refuse, startFakeServer } from '../../testing/fake-server.ts';
import {
  button,
  CHECK,
  COMPLETE,
  done,
  field,
  fillInAccount,
  fillInAssembly,
  followLink,
  heading,
  requirements,
  UPLOAD,
} from '../../testing/setup-screen.tsx';
import { watchNavigations } from '../../testing/watch-navigations.ts';

const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const png = (base64 = PIXEL) =>
  new File([Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))], 'logo.png', {
    type: 'image/png',
  });
const preview = page.getByRole('img', { name: 'Preview of the chosen logo' });

test('the logo is shown immediately and uploaded after the setup; if that fails, the setup still counts', async () => {
  const navigations = watchNavigations();
  const server = startFakeServer({
    [CHECK]: requirements(),
    [COMPLETE]: done,
    [UPLOAD]: refuse('unsupported_image', { detail: problemMessage('unsupported_image') }),
  });
  await followLink();
  await fillInAccount();
  await field('Logo').upload(png());
  await expect.element(preview).toBeVisible();
  await button('Remove the logo').click();
  await expect.element(preview).not.toBeInTheDocument();
  await expect.element(field('Logo')).toHaveFocus();
  await field('Logo').upload(png());
  await fillInAssembly();
  await button('Finish setup').click();
  await expect.element(heading('Your assembly is set up, but without the logo')).toHaveFocus();
  await expect.element(page.getByText(/Choose a PNG, JPEG, WebP or SVG image/)).toBeVisible();
  expect(server.calls(UPLOAD)).toHaveLength(1);
  await button('Continue').click();
  await expect.poll(() => navigations).toMatchObject([{ path: '/web/settings?section=google' }]);
});

test('a file that cannot be the logo is refused when it is chosen', async () => {
  startFakeServer({ [CHECK]: requirements() });
  await followLink();
  await fillInAccount();
  const large = new Uint8Array(600_000);
  for (const [file, reason] of [
    [new File(['text'], 'notes.txt', { type: 'text/plain' }), /Choose a PNG/],
    [png('AAAA'), /not an image that can be shown/],
    [new File([large], 'large.png', { type: 'image/png' }), /at most 512 kB\./],
  ] as const) {
    await field('Logo').upload(file);
    await expect.element(field('Logo')).toHaveAccessibleDescription(reason);
    await expect.element(preview).not.toBeInTheDocument();
  }
});
