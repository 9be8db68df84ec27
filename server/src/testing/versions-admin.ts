import type { TestApp } from './test-app.ts';

/** An administrator who asks for earlier states and puts them back. */
export async function asAdmin(testApp: TestApp) {
  const cookie = await testApp.cookieOf(await testApp.addPerson({ name: 'Ada', isAdmin: true }));
  const call = async (method: 'GET' | 'POST', url: string) =>
    await testApp.call({ method, url, headers: { cookie } });
  return {
    call,
    restore: async (id: string) => (await call('POST', `/api/sync/versions/${id}/restore`)).json(),
    versions: async () => (await call('GET', '/api/sync/versions')).json().items,
    summaries: async () =>
      (await call('GET', '/api/events'))
        .json()
        .items.map((one: { summary: string }) => one.summary),
  };
}
