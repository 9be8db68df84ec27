import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { markReachable, markUnreachable } from '../../../offline/connection.ts';
import { anEvent } from '../../../testing/fixtures/events.ts';
import { Toast } from '../../../ui/feedback/toast.tsx';
import { EventDetails } from './event-details.tsx';

test('offline, an event cannot be added to my calendar, and the app says why', async () => {
  onTestFinished(markReachable);
  await render(
    <>
      <EventDetails event={anEvent({ id: 'e' })} showsCalendar={false} />
      <Toast />
    </>,
  );
  const link = page.getByRole('link', { name: /^Add to calendar/ });
  await expect.element(link).not.toHaveAttribute('aria-disabled');
  markUnreachable();
  await expect.element(link).toHaveAttribute('aria-disabled', 'true');
  const sentence = 'Our Assembly cannot be reached. This needs a connection.';
  await expect.element(page.getByText(sentence)).toBeVisible();
  let isDownloaded = true;
  addEventListener('click', (event) => (isDownloaded = !event.defaultPrevented), { once: true });
  await link.click({ force: true });
  await expect.element(page.getByRole('status').last()).toHaveTextContent(sentence);
  expect(isDownloaded).toBe(false);
});
