import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { markReachable, markUnreachable } from './connection.ts';
import { NeedsConnection } from './needs-connection.tsx';

const SENTENCE = 'Our Assembly cannot be reached. This needs a connection.';

test('offline, a form cannot be sent and says why, and what I typed stays', async () => {
  onTestFinished(markReachable);
  const send = vi.fn((event: SubmitEvent) => event.preventDefault());
  await render(
    <form onSubmit={({ nativeEvent }) => send(nativeEvent as SubmitEvent)}>
      <input aria-label="Name" />
      <NeedsConnection>
        <button type="submit">Save</button>
      </NeedsConnection>
    </form>,
  );
  const [field, button] = [page.getByLabelText('Name'), page.getByRole('button')];
  await field.fill('Mia');
  markUnreachable();
  await expect.element(button).toBeDisabled();
  await expect.element(page.getByText(SENTENCE)).toBeVisible();
  await expect.element(page.getByRole('group')).toHaveAccessibleDescription(SENTENCE);
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard(' Member{Enter}');
  expect(send).not.toHaveBeenCalled();
  markReachable();
  await expect.element(button).toBeEnabled();
  await expect.element(page.getByText(SENTENCE)).not.toBeInTheDocument();
  await expect.element(field).toHaveValue('Mia Member');
  await button.click();
  expect(send).toHaveBeenCalledOnce();
});
