import { lazy, type ReactNode, Suspense } from 'react';
import { useMediaQuery } from '../../../browser/use-media-query.ts';
import { WIDEST } from '../../../styles/media.ts';
import { Loading } from '../../../ui/feedback/loading.tsx';
import { Disclosure } from '../../../ui/lists/disclosure.tsx';
import type { SectionProps } from '../section-props.ts';
import { settingOf } from '../setting-values.ts';
import styles from '../settings.module.css';
import { NoSecretKey } from '../settings-notes.tsx';
import { ClientForm } from './client-form.tsx';
import google from './google.module.css';
import { useConnectResult } from './use-connect-result.ts';

const Connected = lazy(() => import('./connected.tsx'));
const GoogleHelp = lazy(() => import('./google-help.tsx'));
const ConnectResultNote = lazy(() => import('./connect-result-note.tsx'));
const WhatToSync = lazy(() => import('./what-to-sync/what-to-sync.tsx'));

/** Before Google is connected, the form and how to fill it in; afterwards, what to sync. */
export default function GoogleSection({ reply }: SectionProps) {
  const result = useConnectResult();
  const notes = (
    <>
      <Suspense>{result && <ConnectResultNote result={result} google={reply.google} />}</Suspense>
      <NoSecretKey reply={reply} />
    </>
  );
  if (reply.google.state === 'none') return <Unconnected reply={reply} notes={notes} />;
  return (
    <div className={styles.cards}>
      {notes}
      <Suspense fallback={<Loading />}>
        <Connected reply={reply} hidesWarnings={result === 'connected' || result === 'partial'} />
      </Suspense>
      <Disclosure title="Client ID and secret">
        <ClientForm reply={reply} submitText="Save and reconnect" />
      </Disclosure>
      <Disclosure title="Help with Google">
        <Suspense fallback={<Loading />}>
          <GoogleHelp redirectUrl={reply.google.redirectUrl} />
        </Suspense>
      </Disclosure>
    </div>
  );
}

interface UnconnectedProps extends SectionProps {
  notes: ReactNode;
}

/** The help is beside the form, and on small screens it can be opened above it. */
function Unconnected({ reply, notes }: UnconnectedProps) {
  const isWide = useMediaQuery(WIDEST);
  const help = (
    <Suspense fallback={<Loading />}>
      <GoogleHelp redirectUrl={reply.google.redirectUrl} />
    </Suspense>
  );
  return (
    <div className={google.columns}>
      {notes}
      {!isWide && <Disclosure title="How to get a client ID and secret">{help}</Disclosure>}
      <section className={`card ${styles.card}`}>
        <h2>Connect Google</h2>
        <p>
          The app copies calendars, task lists and documents from one Google account. It can only
          read them.
        </p>
        <ClientForm reply={reply} submitText="Save and connect" />
        <Disclosure
          title="Without connecting: only public calendars"
          startsOpen={settingOf(reply, 'GOOGLE_API_KEY').source !== 'default'}
        >
          <Suspense fallback={<Loading />}>
            <WhatToSync reply={reply} />
          </Suspense>
        </Disclosure>
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
