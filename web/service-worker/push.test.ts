import { afterEach, expect, test, vi } from 'vitest';
import { openItem, renewSubscription, showMessage, unsubscribeUnlessOwn } from './push.ts';

const SCOPE = 'https://grace.example/church/';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

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

interface Window {
  /** The app answers. */
  hasApp?: boolean;
  canNavigate?: boolean;
}

/** The windows of the app that are open, and what happens to them. */
function fakeClients(urls: string[], { hasApp = false, canNavigate = true }: Window = {}) {
  const done: string[] = [];
  const windows = urls.map((url) => ({
    focus: async () => void done.push(`focus ${url}`),
    postMessage(address: string, [port]: MessagePort[]) {
      done.push(`ask for ${address}`);
      if (hasApp) port?.postMessage('shown');
    },
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

test('a tap has the app show the item in the window that was used last, without a reload', async () => {
  const [url, older] = [`${SCOPE}web/documents`, `${SCOPE}web/account`];
  const { clients, done } = fakeClients([url, older], { hasApp: true });
  await openItem(clients, SCOPE, '/web/event?open=1');
  expect(done).toEqual([`focus ${url}`, `ask for ${SCOPE}web/event?open=1`]);
});

test('a tap loads the item in a window that does not answer, such as the login', async () => {
  vi.useFakeTimers();
  const { clients, done } = fakeClients([`${SCOPE}login`]);
  const opened = openItem(clients, SCOPE, '/web/event?open=1');
  await vi.runAllTimersAsync();
  await opened;
  expect(done.at(-1)).toBe(`navigate to ${SCOPE}web/event?open=1`);
});

test('a tap opens a new window if the open one is just closing', async () => {
  vi.useFakeTimers();
  const { clients, done } = fakeClients([`${SCOPE}web/event`], { canNavigate: false });
  const opened = openItem(clients, SCOPE, '/web/event?open=1');
  await vi.runAllTimersAsync();
  await opened;
  expect(done.at(-1)).toBe(`open ${SCOPE}web/event?open=1`);
});

test.for(['//evil.example/', '/../', 'https://evil.example/', '/\\evil.example', undefined, {}])(
  'a tap never leaves the assembly: %s',
  async (path) => {
    const { clients, done } = fakeClients([]);
    await openItem(clients, SCOPE, path);
    expect(done).toEqual([expect.stringMatching(/^open https:\/\/grace\.example\/church\//)]);
  },
);

/** A browser with this subscription, and a server with these devices; without any, nobody is signed in. */
function fakeBrowser(current: string | null, devices?: object[]) {
  const end = vi.fn();
  const pushManager = {
    getSubscription: async () => current && { endpoint: current, unsubscribe: end },
    subscribe: vi.fn(async () => ({ toJSON: () => ({ endpoint: 'new', keys: {} }) })),
  };
  const requests: [string, unknown][] = [];
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit = {}) => {
    requests.push([url.slice(SCOPE.length), body && JSON.parse(`${body}`)]);
    if (!devices) return new Response(null, { status: 401 });
    return Response.json(url.endsWith('push-key') ? { key: 'BKey' } : { devices });
  });
  const close = vi.fn();
  const getNotifications = async () => [{ close }];
  const registration = {
    scope: SCOPE,
    pushManager,
    getNotifications,
  } as unknown as ServiceWorkerRegistration;
  return { end, close, subscribe: pushManager.subscribe, requests, registration };
}

const phone = { endpoint: 'other', topics: ['sermons'], isCurrent: false };
const thisBrowser = { endpoint: 'old', topics: ['events'], isCurrent: true };

test.for([
  ['has replaced its subscription', 'replaced'],
  ['has lost its subscription', null],
] as const)(
  'when the browser %s, notifications stay on for the same topics',
  async ([, current]) => {
    const { subscribe, requests, registration } = fakeBrowser(current, [phone, thisBrowser]);
    await renewSubscription(registration);
    expect(subscribe).toHaveBeenCalledWith({
      userVisibleOnly: true,
      applicationServerKey: 'BKey',
    });
    expect(requests.at(-1)).toEqual([
      'api/account/devices',
      { endpoint: 'new', keys: {}, topics: ['events'] },
    ]);
  },
);

test.for([
  ['that was turned off', [phone]],
  ['with the subscription that the server knows', [thisBrowser]],
] as const)('nothing is renewed for a browser %s', async ([, devices]) => {
  const { subscribe, registration } = fakeBrowser('old', [...devices]);
  await renewSubscription(registration);
  expect(subscribe).not.toHaveBeenCalled();
});

test.for([
  ['I have signed out', undefined],
  ['somebody else has signed in', [phone]],
] as const)(
  'when %s, the browser is no longer subscribed and displays none of my messages',
  async ([, devices]) => {
    const { end, close, registration } = fakeBrowser('old', devices && [...devices]);
    await unsubscribeUnlessOwn(registration);
    expect(end).toHaveBeenCalledOnce();
    expect(close).toHaveBeenCalledOnce();
  },
);

test('when the browser has only lost what the app stored, I stay subscribed', async () => {
  const { end, close, registration } = fakeBrowser('old', [thisBrowser]);
  await unsubscribeUnlessOwn(registration);
  expect(end).not.toHaveBeenCalled();
  expect(close).not.toHaveBeenCalled();
});
