import { useState } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { SearchBox } from './search-box.tsx';

const field = page.getByRole('searchbox', { name: 'Search events' });
const clear = page.getByRole('button', { name: 'Clear search' });

async function show(first = '') {
  const onSearch = vi.fn();
  function Screen() {
    const [value, setValue] = useState(first);
    onSearch.mockImplementation(setValue);
    return (
      <>
        <SearchBox label="Search events" value={value} onSearch={onSearch} />
        <button type="button" onClick={() => setValue('from the address')}>
          Back
        </button>
      </>
    );
  }
  await render(<Screen />);
  await expect.element(field).toBeVisible();
  return onSearch;
}

/** Without waiting: Vitest's own `fill` advances fake timers while it waits. */
function type(text: string) {
  const input = field.element() as HTMLInputElement;
  input.setRangeText(text, input.value.length, input.value.length, 'end');
  input.dispatchEvent(new InputEvent('input', { bubbles: true }));
}

test('the search starts when typing pauses, not at every letter', async () => {
  const onSearch = await show();
  expect(page.getByRole('search').elements()).toHaveLength(1);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  type('choi');
  vi.advanceTimersByTime(200);
  type('r ');
  vi.advanceTimersByTime(200);
  expect(onSearch).not.toHaveBeenCalled();
  vi.advanceTimersByTime(200);
  expect(onSearch.mock.calls).toEqual([['choir']]);
  await expect.element(field).toHaveValue('choir ');
});

test('a search waits while a result is open, because closing it goes back', async () => {
  const onSearch = await show();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  type('choir');
  const dialog = document.body.appendChild(document.createElement('dialog'));
  onTestFinished(() => dialog.remove());
  dialog.showModal();
  vi.advanceTimersByTime(1000);
  expect(onSearch).not.toHaveBeenCalled();
  dialog.close();
  vi.advanceTimersByTime(300);
  expect(onSearch.mock.calls).toEqual([['choir']]);
});

test('Enter searches at once, and only once', async () => {
  const onSearch = await show();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  type('choir');
  (field.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  expect(onSearch.mock.calls).toEqual([['choir']]);
  vi.advanceTimersByTime(1000);
  expect(onSearch).toHaveBeenCalledOnce();
});

test('the clear button empties the field and keeps the focus in it', async () => {
  const onSearch = await show('choir');
  await clear.click();
  expect(onSearch.mock.calls).toEqual([['']]);
  await expect.element(field).toHaveValue('');
  await expect.element(field).toHaveFocus();
  await expect.element(clear).not.toBeInTheDocument();
});

test('the field follows the search in the address', async () => {
  await show('choir');
  await expect.element(field).toHaveValue('choir');
  await page.getByRole('button', { name: 'Back' }).click();
  await expect.element(field).toHaveValue('from the address');
});
