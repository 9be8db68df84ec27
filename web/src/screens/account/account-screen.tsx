import { exportAccount } from '@assembly/contract/endpoints/account';
import type { QueryClient } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useDeferredValue, useEffect, useRef } from 'react';
import { DownloadLink } from '../../api/download-link.tsx';
import { OfflineNote } from '../../offline/needs-connection.tsx';
import { useSession } from '../../session/session.ts';
import { Loading } from '../../ui/feedback/loading.tsx';
import { ScreenTitle } from '../../ui/text/screen-title.tsx';
import styles from './account.module.css';
import { feedsQuery, ownSessionsQuery } from './account-query.ts';
import { ChangeName } from './change-name.tsx';
import { ChangePassword } from './change-password.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { Feeds } from './feeds/feeds.tsx';
import { InstallApp } from './install/install-app.tsx';
import { notificationsQuery } from './notifications/notifications-query.ts';
import { SessionList } from './session-list.tsx';

const Notifications = lazy(() => import('./notifications/notifications.tsx'));
const DeviceFiles = lazy(() => import('./device/device-files.tsx'));

export async function prefetch(client: QueryClient): Promise<void> {
  // A section that cannot be loaded is loaded again when it is shown.
  await Promise.allSettled([
    client.prefetchQuery(ownSessionsQuery),
    client.prefetchQuery(feedsQuery),
    client.prefetchQuery(notificationsQuery),
  ]);
}

export default function AccountScreen() {
  const { user } = useSession();
  // A slow phone shows the first sections sooner if it renders the others afterwards.
  const isRestShown = useDeferredValue(true, false);
  return (
    <>
      <ScreenTitle>Your account</ScreenTitle>
      <p>
        You are logged in as <b>{user.name}</b> ({user.email}).
      </p>
      <div className={styles.sections}>
        <Section title="Name">
          <ChangeName />
        </Section>
        <Section title="Password">
          <ChangePassword />
        </Section>
        {isRestShown && <FurtherSections />}
      </div>
    </>
  );
}

function FurtherSections() {
  return (
    <>
      <Section title="Notifications" id="notifications">
        <Suspense fallback={<Loading />}>
          <Notifications />
        </Suspense>
      </Section>
      <Section title="Where you are logged in">
        <SessionList />
      </Section>
      <Section title="Calendar and podcast apps">
        <Feeds />
      </Section>
      {/* Without HTTPS browsers have no such storage. */}
      {'caches' in globalThis && (
        <Section title="On this phone" id="install">
          <InstallApp />
          <Suspense fallback={<Loading />}>
            <DeviceFiles />
          </Suspense>
        </Section>
      )}
      <Section title="Your data">
        <p>Everything stored about you, as a JSON file.</p>
        <DownloadLink path={exportAccount.path} name="my-account.json">
          Download my data
        </DownloadLink>
        <OfflineNote />
      </Section>
      <Section title="Delete account">
        <DeleteAccount />
      </Section>
    </>
  );
}

interface SectionProps {
  title: string;
  /** For links to this section, such as those in emails. */
  id?: string;
  children: ReactNode;
}

function Section({ title, id, children }: SectionProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The browser has looked for it before the screen was loaded. Runs after the screen's title has got the focus.
  useEffect(() => {
    if (!id || location.hash !== `#${id}`) return;
    heading.current?.scrollIntoView();
    heading.current?.focus({ preventScroll: true });
  }, [id]);
  return (
    <section className={`card ${styles.section}`}>
      <h2 ref={heading} id={id} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </section>
  );
}
