import { basePath } from './page-config.ts';

/** This browser's subscription to push messages; undefined if there is none, or the browser cannot read it. */
export async function findOwnSubscription(): Promise<PushSubscription | undefined> {
  try {
    const registration = await navigator.serviceWorker?.getRegistration(`${basePath}/`);
    // Safari has it since version 16.4, and on phones only in installed apps.
    return (await registration?.pushManager?.getSubscription()) ?? undefined;
  } catch {
    // As when cookies are blocked. Then subscribing fails too, and says so.
    return undefined;
  }
}

/** Has the push service refuse further messages to this browser. */
export async function endOwnSubscription(): Promise<void> {
  try {
    await (await findOwnSubscription())?.unsubscribe();
  } catch {
    // Without a network, or in a private window. The server has removed the device anyway.
  }
}
