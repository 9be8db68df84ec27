import { expect, test } from 'vitest';
import { routeOf } from './routes.ts';

const HOST = 'https://grace.example';

const navigate = (path: string, scope = '/') =>
  routeOf({ method: 'GET', mode: 'navigate', url: HOST + path }, HOST + scope);
const fetching = (path: string, scope = '/') =>
  routeOf({ method: 'GET', mode: 'cors', url: HOST + path }, HOST + scope);

test('the app and its files come from the worker', () => {
  for (const path of ['/web', '/web/event', '/web/documents?open=x', '/web/no/such/screen']) {
    expect(navigate(path)).toBe('page');
  }
  expect(fetching('/assets/start-1.js')).toBe('asset');
  expect(fetching('/logo')).toBe('logo');
  expect(navigate('/')).toBe('entry');
  expect(navigate('/login?next=/web/event')).toBe('entry');
});

test('everything else is asked of the server: replies, files, feeds and forms', () => {
  for (const path of ['/reset-password', '/setup', '/docs/operating.md', '/website', '/sw.js']) {
    expect(navigate(path)).toBeNull();
  }
  for (const path of ['/api/session', '/api/documents/x/content', '/web/event', '/']) {
    expect(fetching(path)).toBeNull();
  }
  expect(navigate('/api/documents/x/content')).toBeNull();
  expect(routeOf({ method: 'POST', mode: 'navigate', url: `${HOST}/web` }, `${HOST}/`)).toBeNull();
});

test('below a path of the host, only that assembly is served', () => {
  expect(navigate('/church/web/event', '/church/')).toBe('page');
  expect(navigate('/church/', '/church/')).toBe('entry');
  for (const path of ['/web/event', '/churchyard/web', '/']) {
    expect(navigate(path, '/church/')).toBeNull();
  }
  expect(navigate('/church/web/event')).toBeNull();
  expect(fetching('/church/assets/start-1.js')).toBeNull();
});
