import type { Document } from '@assembly/contract/document';
import { contentAddress, openContent } from '../../api/content.ts';
import { fileInfoOf } from './file-info.ts';

/** Loads a picture and stores it on this device. Without a connection, reads its copy. */
export async function loadPicture(document: Document, signal: AbortSignal): Promise<Blob> {
  const address = contentAddress(document.id);
  const load = async () => (await openContent(address, { signal })).blob();
  const stored = await import('./saving/stored-copies.ts').catch(() => null);
  if (!stored) return await load();
  async function loadAndStore() {
    const picture = await load();
    void stored?.storeOpened(fileInfoOf(document, ''), picture);
    return picture;
  }
  return await stored.preferServer(document.id, loadAndStore, (copy) => copy);
}
