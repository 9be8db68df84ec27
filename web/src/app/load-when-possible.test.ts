import { expect, test, vi } from 'vitest';
import { loadWhenPossible } from './load-when-possible.ts';

test.each([
  ['the connection is back', () => window.dispatchEvent(new Event('online'))],
  ['I open the tab again', () => document.dispatchEvent(new Event('visibilitychange'))],
])('what could not be loaded is loaded when %s', async (_, comeBack) => {
  const load = vi.fn().mockRejectedValueOnce(new TypeError('Failed')).mockResolvedValue('code');
  const loaded = loadWhenPossible(load);
  await vi.waitFor(() => {
    comeBack();
    expect(load).toHaveBeenCalledTimes(2);
  });
  expect(await loaded).toBe('code');
  comeBack();
  expect(load).toHaveBeenCalledTimes(2);
});
