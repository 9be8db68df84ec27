import { connectGoogle } from '@assembly/contract/endpoints/settings';
import { useEffect, useState } from 'react';
import { call } from '../api/call.ts';
import { showErrorToast } from '../ui/feedback/error-message.ts';

/** Goes to Google's consent page, which leads back to the settings. */
export function useConnectGoogle() {
  const [isLeaving, setLeaving] = useState(false);

  async function connect(): Promise<void> {
    setLeaving(true);
    try {
      const { url } = await call(connectGoogle);
      location.assign(url);
    } catch (error) {
      setLeaving(false);
      showErrorToast(error);
    }
  }

  // Going back from Google's page may restore this one as it was left.
  useEffect(() => {
    const restore = ({ persisted }: PageTransitionEvent) => persisted && setLeaving(false);
    addEventListener('pageshow', restore);
    return () => removeEventListener('pageshow', restore);
  }, []);

  return { connect, isLeaving };
}
