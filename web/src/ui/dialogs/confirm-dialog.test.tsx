import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ConfirmDialog } from './confirm-dialog.tsx';

const dialog = page.getByRole('alertdialog', { name: 'Confirm Delete' });

async function ask() {
  const onClose = vi.fn();
  const onYes = vi.fn();
  const question = 'Are you sure you want to delete the user with name: Mia Member?';
  await render(
    <ConfirmDialog title="Confirm Delete" question={question} onClose={onClose} onYes={onYes} />,
  );
  await expect.element(dialog).toHaveAccessibleDescription(question);
  return { onClose, onYes };
}

test('No has the initial focus, so that a hasty Enter changes nothing', async () => {
  const { onClose, onYes } = await ask();
  await expect.element(dialog.getByRole('button', { name: 'No' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onClose).toHaveBeenCalledOnce();
  expect(onYes).not.toHaveBeenCalled();
});

test('Yes confirms', async () => {
  const { onClose, onYes } = await ask();
  await dialog.getByRole('button', { name: 'Yes' }).click();
  expect(onYes).toHaveBeenCalledOnce();
  expect(onClose).toHaveBeenCalledOnce();
});

test('a dialog of our own has verbs on its buttons', async () => {
  const buttons = { no: 'Keep', yes: 'Remove', onClose: () => {}, onYes: () => {} };
  await render(<ConfirmDialog title="Remove" question="Remove it?" {...buttons} />);
  const labels = () =>
    page
      .getByRole('button')
      .elements()
      .map(({ textContent }) => textContent);
  await expect.poll(labels).toEqual(['Keep', 'Remove']);
});

test('Escape answers No', async () => {
  const { onClose } = await ask();
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
});
