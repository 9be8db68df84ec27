import type { Document } from '@assembly/contract/document';
import { vi } from 'vitest';
import { page } from 'vitest/browser';
import { answer, member, startFakeServer } from './fake-server.ts';
import { pageOfDocuments } from './fixtures/documents.ts';
import { renderApp } from './render-app.tsx';

export const list = page.getByRole('region', { name: 'List of documents' });
export const cards = list.getByRole('link');
export const heading = page.getByRole('heading', { level: 1 });
export const dialog = page.getByRole('dialog');

/** Renders the app with these documents at the root and in the folder `f`. */
export async function show(
  top: Document[],
  inFolder: Document[] = [],
  path = '/web/documents',
  routes: Parameters<typeof startFakeServer>[0] = {},
) {
  const drive = { top, inFolder };
  const server = startFakeServer({
    'GET /api/session': answer(200, { user: member }),
    'GET /api/documents': (address) =>
      answer(200, pageOfDocuments(drive.top, [], address))(address),
    'GET /api/documents/f': (address) =>
      answer(200, pageOfDocuments(drive.inFolder, [{ id: 'f', title: 'Notes' }], address))(address),
    ...routes,
  });
  await renderApp(path);
  return { drive, server };
}

/** Records downloads instead of saving them. */
export function watchSaves() {
  const saves: { name: string; address: string }[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saves.push({ name: this.download, address: this.href });
  });
  return saves;
}
