import { afterEach, expect, test, vi } from 'vitest';
import { openItem, renewSubscription, showMessage, unsubscribe } from './push.ts';

const SCOPE = 'https://grace.example/church/';

afterEach(() => void vi.unstubAllGlobals());

function showIn(data: { json: () => unknown } | null) {
  const showNotification = vi.fn();
  const registration = { scope: SCOPE, showNotification } as unknown as ServiceWorkerRegistration;
  return showMessage(registration, data).then(() => showNotification.mock.calls[0]);
}

test('a message is shown with the icon of the assembly', async () => {
  const sent = { title: 'Choir', body: 'Moved to 19:00', path: '/web/event?open=1', tag: 'e1' };
  expect(await showIn({ json: () => sent })).toEqual([
    'Choir',
    {
      body: 'Moved to 19:00',
      tag: 'e1',
      renotify: true,
      icon: 'https://grace.example/church/icons/192.png',
      data: '/web/event?open=1',
    },
  ]);
});

test.for([
  ['nothing', null],
  ['text that is not JSON', { json: (): unknown => JSON.parse('{') }],
  ['null', { json: (): unknown => null }],
] as const)(
  'a message with %s is shown too, because browsers punish silent ones',
  async ([, data]) => {
    expect(await showIn(data)).toEqual([
      'There is something new',
      expect.objectContaining({ data: '/web/event' }),
    ]);
  },
);

/** The windows of the app that are open, and what happens to them. */
function fakeClients(urls: string[], canNavigate = true) {
  const done: string[] = [];
  const windows = urls.map((url) => ({
    focus: async () => void done.push(`focus ${url}`),
    async navigate(address: string) {
      if (!canNavigate) throw new TypeError('The window is closing.');
      done.push(`navigate to ${address}`);
      return {};
    },
  }));
  const clients = {
    matchAll: async () => windows,
    openWindow: async (address: string) => void done.push(`open ${address}`),
  } as unknown as Clients;
  return { clients, done };
}

test('a tap opens the item when the app is closed', async () => {
  const { clients, done } = fakeClients([]);
  await openItem(clients, SCOPE, '/web/event?open=1');
  expect(done).toEqual(['open https://grace.example/church/web/event?open=1']);
});

test('a tap shows the item in the window that was used last', async () => {
  const [url, older] = [`${SCOPE}web/documents`, `${SCOPE}web/account`];
  const { clients, done } = fakeClients([url, older]);
  await openItem(clients, SCOPE, '/web/event?open=1');
  expect(done).toEqual([`focus ${url}`, `navigate to ${SCOPE}web/event?open=1`]);
});

test('a tap opens a new window if the open one is just closing', async () => {
  const url = `${SCOPE}web/event`;
  const { clients, done } = fakeClients([url], false);
  await openItem(clients, SCOPE, '/web/event?open=1');
  expect(done).toEqual([`focus ${url}`, `open ${SCOPE}web/event?open=1`]);
});

test.for(['//evil.example/', '/../', 'https://evil.example/', '/\\evil.example', undefined, {}])(
  'a tap never leaves the assembly: %s',
  async (path) => {
    const { clients, done } = fakeClients([]);
    await openItem(clients, SCOPE, path);
    expect(done).toEqual([expect.stringMatching(/^open https:\/\/grace\.example\/church\//)]);
  },
);

/** A registration whose browser subscribes with this key, and a server with these devices. */
function fakeRenewal(devices: object[]) {
  const subscribe = vi.fn(async () => ({ toJSON: () => ({ endpoint: 'new', keys: {} }) }));
  const requests: [string, unknown][] = [];
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit = {}) => {
    requests.push([url.slice(SCOPE.length), body && JSON.parse(`${body}`)]);
    return Response.json(url.endsWith('push-key') ? { key: 'BKey' } : { devices });
  });
  const registration = { scope: SCOPE, pushManager: { subscribe } };
  return {
    subscribe,
    requests,
    registration: registration as unknown as ServiceWorkerRegistration,
  };
}

test('when the browser replaces its subscription, notifications stay on for the same topics', async () => {
  const { subscribe, requests, registration } = fakeRenewal([
    { endpoint: 'other', topics: ['sermons'] },
    { endpoint: 'old', topics: ['events'] },
  ]);
  await renewSubscription(registration, 'old');
  expect(subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: 'BKey' });
  expect(requests.at(-1)).toEqual([
    'api/account/devices',
    { endpoint: 'new', keys: {}, topics: ['events'] },
  ]);
});

test('it is not renewed for a device that was turned off', async () => {
  const { subscribe, registration } = fakeRenewal([]);
  await renewSubscription(registration, 'old');
  expect(subscribe).not.toHaveBeenCalled();
});

test('after signing out, the browser is no longer subscribed', async () => {
  const end = vi.fn();
  const pushManager = { getSubscription: async () => ({ unsubscribe: end }) };
  await unsubscribe({ pushManager } as unknown as ServiceWorkerRegistration);
  expect(end).toHaveBeenCalledOnce();
});
