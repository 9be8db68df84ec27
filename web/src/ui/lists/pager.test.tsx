import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import Pager, { visiblePages } from './pager.tsx';

const nav = page.getByRole('navigation', { name: 'Pages of events' });
const button = (name: string) => nav.getByRole('button', { name, exact: true });

async function show(current: number, pageCount: number) {
  const onPage = vi.fn();
  await render(
    <Pager page={current} pageCount={pageCount} onPage={onPage} label="Pages of events" />,
  );
  return onPage;
}

test('I can go to the previous page, the next page and any page by its number', async () => {
  const onPage = await show(2, 3);
  await button('Previous').click();
  await button('Next').click();
  await button('Page 3').click();
  expect(onPage.mock.calls).toEqual([[1], [3], [3]]);
});

test('the current page is marked and announced', async () => {
  await show(2, 3);
  await expect.element(button('Page 2')).toHaveAttribute('aria-current', 'page');
  await expect.element(nav.getByRole('status')).toHaveTextContent('Page 2 of 3');
});

test('on the first page, Previous is disabled', async () => {
  const onPage = await show(1, 2);
  await expect.element(button('Previous')).toHaveAttribute('aria-disabled', 'true');
  await button('Previous').click({ force: true });
  await button('Page 1').click();
  expect(onPage).not.toHaveBeenCalled();
});

test('a list of one page has no pager', async () => {
  await show(1, 1);
  await expect.element(nav).not.toBeInTheDocument();
});

test.each([320, 360, 1280])('at %i px every button is large enough to tap', async (width) => {
  await page.viewport(width, 800);
  await show(50, 100);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  for (const each of nav.getByRole('button').elements()) {
    const { height, width: wide } = each.getBoundingClientRect();
    expect(Math.min(height, wide)).toBeGreaterThanOrEqual(44);
  }
});

test('of many pages, the first, the last and those around the current one are shown', () => {
  expect(visiblePages(1, 7)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(visiblePages(1, 9)).toEqual([1, 2, 3, 4, 5, 'gap after', 9]);
  expect(visiblePages(5, 9)).toEqual([1, 'gap before', 4, 5, 6, 'gap after', 9]);
  expect(visiblePages(9, 9)).toEqual([1, 'gap before', 5, 6, 7, 8, 9]);
});
