import { CONNECT_RESULTS, type ConnectResult } from '@assembly/contract/settings';
import { lazy, Suspense } from 'react';
import { useAddressQuery } from '../../../browser/navigation/use-address-query.ts';
import { Loading } from '../../../ui/feedback/loading.tsx';
import { Disclosure } from '../../../ui/lists/disclosure.tsx';
import type { SectionProps } from '../section-props.ts';
import { settingOf } from '../setting-values.ts';
import { NoSecretKey } from '../settings-notes.tsx';
import { ClientForm } from './client-form.tsx';

const Connected = lazy(() => import('./connected.tsx'));
const GoogleHelp = lazy(() => import('./google-help.tsx'));
const WhatToSync = lazy(() => import('./what-to-sync.tsx'));

/** Before Google is connected, the form and how to fill it in; afterwards, what to sync. */
export default function GoogleSection({ reply }: SectionProps) {
  const isNew = reply.google.state === 'none';
  return (
    <div className="sections">
      <ConnectResultNote reply={reply} />
      <NoSecretKey reply={reply} />
      {isNew ? (
        <section className="card section">
          <h2>Connect Google</h2>
          <p>
            The app copies calendars, task lists and documents from one Google account. It can only
            read them.
          </p>
          <ClientForm reply={reply} submitText="Save and connect" />
        </section>
      ) : (
        <>
          <Connected reply={reply} />
          <Disclosure title="Client ID and secret">
            <ClientForm reply={reply} submitText="Save and reconnect" />
          </Disclosure>
        </>
      )}
      <Disclosure
        key={reply.google.state}
        title="How to get a client ID and secret"
        startsOpen={isNew}
      >
        <Suspense fallback={<Loading />}>
          <GoogleHelp redirectUrl={reply.google.redirectUrl} />
        </Suspense>
      </Disclosure>
      {isNew && (
        <Disclosure
          title="Without connecting: only public calendars"
          startsOpen={settingOf(reply, 'GOOGLE_API_KEY').source !== 'default'}
        >
          <p>
            With an API key, the events of public calendars can be copied. Announcements and
            documents need a connected account: until there is one, each sync reports that they
            could not be copied.
          </p>
          <Suspense fallback={<Loading />}>
            <WhatToSync reply={reply} />
          </Suspense>
        </Disclosure>
      )}
    </div>
  );
}

const FAILURES: Partial<Record<ConnectResult, string>> = {
  denied:
    'access was refused on Google’s page, or no permission was selected there. To try again, connect once more, select every permission and press “Continue” or “Allow”.',
  refused:
    'it does not accept the client ID or the client secret. Copy both from the Google Cloud console again, and check that they belong to the same client.',
  expired:
    'the visit to Google’s page took too long, was already finished, or was begun in another browser. Please connect again.',
  failed:
    'the connection could not be completed. Please connect again in a moment. If it keeps failing, check the server log, which has the reason.',
};

/** How the visit to Google's consent page ended, which is in the address. */
function ConnectResultNote({ reply: { google } }: SectionProps) {
  const { get } = useAddressQuery();
  const result = CONNECT_RESULTS.find((each) => each === get('google'));
  if (!result) return null;
  if (FAILURES[result]) {
    return (
      <p role="alert" className="note warning">
        <b>Connecting Google failed:</b> {FAILURES[result]}
      </p>
    );
  }
  // The address may be an old one: the connection itself says what is true now.
  if (google.state !== 'connected') return null;
  return (
    <p role="status" className="note success">
      <b>Google is connected{google.account && ` as ${google.account}`}.</b> Now choose what to
      sync.
    </p>
  );
}
