import { useEffect } from 'react';
import { navigate } from '../../browser/navigation/address.ts';
import { basePath } from '../../browser/page-config.ts';

/** Shows the item of a push message that was tapped. The service worker sends its address, and waits for an answer. */
export function useNotificationTaps(): void {
  useEffect(() => {
    function show({ data, ports }: MessageEvent<string>) {
      ports[0]?.postMessage('shown');
      navigate(data.slice((location.origin + basePath).length));
    }
    // Only over https and on localhost.
    const workers: ServiceWorkerContainer | undefined = navigator.serviceWorker;
    workers?.addEventListener('message', show);
    return () => workers?.removeEventListener('message', show);
  }, []);
}
