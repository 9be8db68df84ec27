import { readStored, writeStored } from '../../../browser/storage.ts';

/** Cleared with everything else when the person signs out. */
const KEY = 'pdfPages';
const MAX_DOCUMENTS = 100;

/** The page is counted from 0. */
type Entry = [id: string, page: number];

function readEntries(): Entry[] {
  try {
    const entries: unknown = JSON.parse(readStored(KEY) || '[]');
    return Array.isArray(entries) ? entries.filter(isEntry) : [];
  } catch {
    return [];
  }
}

const isEntry = (entry: unknown): entry is Entry =>
  Array.isArray(entry) && typeof entry[0] === 'string' && Number.isInteger(entry[1]);

/** The page where the person stopped reading, counted from 1. */
export function readRememberedPage(documentId: string, pageCount: number): number {
  const page = 1 + (readEntries().find(([id]) => id === documentId)?.[1] ?? 0);
  return page >= 1 && page <= pageCount ? page : 1;
}

export function rememberPage(documentId: string, page: number): void {
  const others = readEntries().filter(([id]) => id !== documentId);
  const own: Entry[] = page > 1 ? [[documentId, page - 1]] : [];
  writeStored(KEY, JSON.stringify([...own, ...others].slice(0, MAX_DOCUMENTS)));
}
