import { CONNECT_RESULTS, type ConnectResult } from '@assembly/contract/settings';
import { lazy, Suspense } from 'react';
import { useAddressQuery } from '../../../browser/navigation/use-address-query.ts';
import { useMediaQuery } from '../../../browser/use-media-query.ts';
import { WIDEST } from '../../../styles/media.ts';
import { Loading } from '../../../ui/feedback/loading.tsx';
import { Disclosure } from '../../../ui/lists/disclosure.tsx';
import styles from '../settings.module.css';
import { NoSecretKey } from '../settings-notes.tsx';
import type { SectionProps } from '../settings-screen.tsx';
import { ClientForm } from './client-form.tsx';
import { ConnectResultNote } from './connect-result.tsx';
import google from './google.module.css';
import { GoogleHelp } from './google-help.tsx';

const Connected = lazy(() => import('./connected.tsx'));

/** Before Google is connected, the form and how to fill it in; afterwards, what to sync. */
export default function GoogleSection({ reply }: SectionProps) {
  const result = useConnectResult();
  const isConnected = reply.google.state !== 'none';
  return (
    <>
      {result && <ConnectResultNote result={result} google={reply.google} />}
      <NoSecretKey reply={reply} />
      {isConnected ? (
        <div className={styles.cards}>
          <Suspense fallback={<Loading />}>
            <Connected
              reply={reply}
              hidesWarnings={result === 'connected' || result === 'partial'}
            />
          </Suspense>
          <Disclosure title="Client ID and secret">
            <ClientForm reply={reply} submitText="Save and reconnect" />
          </Disclosure>
          <Disclosure title="Help with Google">
            <GoogleHelp redirectUrl={reply.google.redirectUrl} />
          </Disclosure>
        </div>
      ) : (
        <Unconnected reply={reply} />
      )}
    </>
  );
}

/** The help is beside the form, and on small screens it can be opened above it. */
function Unconnected({ reply }: SectionProps) {
  const isWide = useMediaQuery(WIDEST);
  const help = <GoogleHelp redirectUrl={reply.google.redirectUrl} />;
  return (
    <div className={google.columns}>
      {!isWide && <Disclosure title="How to get a client ID and secret">{help}</Disclosure>}
      <section className={`card ${styles.card}`}>
        <h2>Connect Google</h2>
        <p>
          The app copies calendars, task lists and documents from one Google account. It can only
          read them.
        </p>
        <ClientForm reply={reply} submitText="Save and connect" />
      </section>
      {isWide && (
        <section className={`card ${styles.card}`}>
          <h2>How to get a client ID and secret</h2>
          {help}
        </section>
      )}
    </div>
  );
}

function useConnectResult(): ConnectResult | undefined {
  const { get } = useAddressQuery();
  return CONNECT_RESULTS.find((result) => result === get('google'));
}
