import type { Sermon } from '@assembly/contract/sermons/sermon';
import { onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { answer, member, startFakeServer } from './fake-server.ts';
import { aWav } from './fixtures/a-wav.ts';
import { pageOfSermons } from './fixtures/sermons.ts';
import { renderApp } from './render-app.tsx';

export const list = page.getByRole('region', { name: 'List of sermons' });
export const rows = list.getByRole('listitem');
export const player = page.getByRole('region', { name: 'Player' });

interface Options {
  path?: string;
  routes?: Parameters<typeof startFakeServer>[0];
  user?: typeof member;
}

/** Renders the app with these sermons, the newest first. */
export async function showSermons(all: Sermon[], options: Options = {}) {
  const { path = '/web/sermons', routes = {}, user = member } = options;
  const server = startFakeServer({
    'GET /api/session': answer(200, { user }),
    'GET /api/sermons': (address) => answer(200, pageOfSermons(all, address))(address),
    ...routes,
  });
  await renderApp(path);
  onTestFinished(async () => {
    const close = player.getByRole('button', { name: 'Close player' });
    if (close.query()) await close.click();
  });
  return server;
}

/** The element that plays is not in the page. Gives it recordings of silence of this length instead of the server's. */
export function playSilence(audio: HTMLAudioElement, seconds: number): void {
  const address = URL.createObjectURL(new Blob([aWav(seconds)], { type: 'audio/wav' }));
  Object.defineProperty(audio, 'src', {
    configurable: true,
    set(this: HTMLAudioElement, source: string) {
      this.setAttribute('src', address + (/#.*$/.exec(source)?.[0] ?? ''));
    },
  });
  onTestFinished(() => {
    Reflect.deleteProperty(audio, 'src');
    URL.revokeObjectURL(address);
  });
}
