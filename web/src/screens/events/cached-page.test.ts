import { CACHED_PAGE_KEY } from '@assembly/contract/page';
import { screens } from '@assembly/contract/paths';
import { expect, onTestFinished, test } from 'vitest';
import { rememberUser } from '../../browser/current-user.ts';
import { member } from '../../testing/fake-server.ts';
import { saveCachedPage } from './cached-page.ts';

const CLOCK = { now: 0, timeZone: 'UTC', readerZone: 'UTC', locale: 'en' };

test('the page that I see first at my next visit has no outdated counts in its menu', () => {
  const before = location.href;
  history.replaceState(null, '', screens.events);
  const root = document.createElement('div');
  root.id = 'root';
  root.innerHTML =
    '<nav><a>Announcements<span class="badge">3 new</span></a></nav><main><h2>Supper <i class="badge">Today</i></h2></main>';
  document.body.append(root);
  onTestFinished(() => {
    root.remove();
    history.replaceState(null, '', before);
  });
  rememberUser(member);
  saveCachedPage([], CLOCK);
  expect(JSON.parse(localStorage.getItem(CACHED_PAGE_KEY) ?? '').html).toBe(
    '<nav><a>Announcements</a></nav><main><h2>Supper <i class="badge">Today</i></h2></main>',
  );
  expect(root.textContent).toContain('3 new');
});
