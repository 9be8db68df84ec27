import { CONNECT_RESULTS } from '@assembly/contract/settings';
import { lazy, Suspense } from 'react';
import { t, withMessages } from '../../../browser/locale/messages.ts';
import { useAddressQuery } from '../../../browser/navigation/use-address-query.ts';
import { Loading } from '../../../ui/feedback/loading.tsx';
import { Disclosure } from '../../../ui/lists/disclosure.tsx';
import { Sentence } from '../../../ui/text/sentence.tsx';
import { NoSecretKey } from '../no-secret-key.tsx';
import type { SectionProps } from '../section-props.ts';
import { settingOf } from '../setting-values.ts';
import { ClientForm } from './client-form.tsx';

const Connected = lazy(() =>
  withMessages(
    import('./connected.tsx'),
    'googleConnected',
    'whatToSync',
    'connection',
    'googleErrors',
    'syncErrors',
  ),
);
const GoogleHelp = lazy(() => withMessages(import('./google-help.tsx'), 'googleHelp'));
const WhatToSync = lazy(() =>
  withMessages(
    import('./what-to-sync.tsx'),
    'whatToSync',
    'connection',
    'googleErrors',
    'syncErrors',
  ),
);

/** Before Google is connected, the form and how to fill it in; afterwards, what to sync. */
export default function GoogleSection({ reply }: SectionProps) {
  const isNew = reply.google.state === 'none';
  return (
    <div className="sections">
      <ConnectResultNote reply={reply} />
      <NoSecretKey reply={reply} />
      {isNew ? (
        <section className="card section">
          <h2>{t.google.connectTitle}</h2>
          <p>{t.google.intro}</p>
          <ClientForm reply={reply} submitText={t.google.saveAndConnect} />
        </section>
      ) : (
        <>
          <Connected reply={reply} />
          <Disclosure title={t.google.clientTitle}>
            <ClientForm reply={reply} submitText={t.google.saveAndReconnect} />
          </Disclosure>
        </>
      )}
      <Disclosure key={reply.google.state} title={t.google.helpTitle} startsOpen={isNew}>
        <Suspense fallback={<Loading />}>
          <GoogleHelp redirectUrl={reply.google.redirectUrl} />
        </Suspense>
      </Disclosure>
      {isNew && (
        <Disclosure
          title={t.google.publicOnlyTitle}
          startsOpen={settingOf(reply, 'GOOGLE_API_KEY').source !== 'default'}
        >
          <p>{t.google.publicOnly}</p>
          <Suspense fallback={<Loading />}>
            <WhatToSync reply={reply} />
          </Suspense>
        </Disclosure>
      )}
    </div>
  );
}

/** How the visit to Google's consent page ended, which is in the address. */
function ConnectResultNote({ reply: { google } }: SectionProps) {
  const { get } = useAddressQuery();
  const result = CONNECT_RESULTS.find((each) => each === get('google'));
  if (!result) return null;
  const bold = (text: string) => <b>{text}</b>;
  if (result !== 'connected' && result !== 'partial') {
    return (
      <p role="alert" className="note warning">
        <Sentence parts={t.google.failures[result](bold)} />
      </p>
    );
  }
  // The address may be an old one: the connection itself says what is true now.
  if (google.state !== 'connected') return null;
  return (
    <p role="status" className="note success">
      <Sentence parts={t.google.connected(bold, google.account)} />
    </p>
  );
}
