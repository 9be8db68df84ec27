import { exportAccount } from '@assembly/contract/endpoints/account';
import type { QueryClient } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useDeferredValue, useEffect, useRef } from 'react';
import { DownloadLink } from '../../api/download-link.tsx';
import { t, withMessages } from '../../browser/locale/messages.ts';
import { OfflineNote } from '../../offline/needs-connection.tsx';
import { useSession } from '../../session/session.ts';
import '../../styles/sections.css';
import { Loading } from '../../ui/feedback/loading.tsx';
import { Button } from '../../ui/forms/button.tsx';
import { lazyScreen } from '../../ui/lazy-screen.tsx';
import { ScreenTitle } from '../../ui/text/screen-title.tsx';
import { Sentence } from '../../ui/text/sentence.tsx';
import styles from './account.module.css';
import { feedsQuery, ownSessionsQuery } from './account-query.ts';
import { ChangeName } from './change-name.tsx';
import { ChangePassword } from './change-password.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { Feeds } from './feeds/feeds.tsx';
import { InstallApp } from './install/install-app.tsx';
import { notificationsQuery } from './notifications/notifications-query.ts';

const Notifications = lazyScreen(() =>
  withMessages(import('./notifications/notifications.tsx'), 'notifications', 'sessions'),
);
const SessionList = lazyScreen(() => withMessages(import('./session-list.tsx'), 'sessions'));
const DeviceFiles = lazy(() =>
  withMessages(import('./device/device-files.tsx'), 'device', 'downloads'),
);

export async function prefetch(client: QueryClient): Promise<void> {
  // A section that cannot be loaded is loaded again when it is shown.
  await Promise.allSettled([
    client.prefetchQuery(ownSessionsQuery),
    client.prefetchQuery(feedsQuery),
    client.prefetchQuery(notificationsQuery),
    Notifications.preload(),
    SessionList.preload(),
  ]);
}

// Without HTTPS browsers have no such storage.
const hasStorage = 'caches' in globalThis;

/** In the order in which people need them. */
const SECTIONS = [
  'notifications',
  'apps',
  ...(hasStorage ? ['install' as const] : []),
  'name',
  'password',
  'sessions',
  'data',
  'delete',
] as const;
type SectionId = (typeof SECTIONS)[number];

export default function AccountScreen() {
  const { user, logOut } = useSession();
  // A slow phone shows the first sections sooner if it renders the others afterwards.
  const isRestShown = useDeferredValue(true, false);
  return (
    <>
      <ScreenTitle>{t.account.title}</ScreenTitle>
      <div className="sections">
        <div className="actions spread">
          <p>
            <Sentence parts={t.account.loggedInAs(<b>{user.name}</b>, user.email)} />
          </p>
          <Button variant="outlined" onClick={logOut}>
            {t.account.logOut}
          </Button>
        </div>
        <nav aria-label={t.account.title}>
          <ul className="section-links">
            {SECTIONS.map((id) => (
              <li key={id}>
                <a href={`#${id}`} className="section-link">
                  {t.account.sections[id]}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <Section id="notifications">
          <Suspense fallback={<Loading />}>
            <Notifications />
          </Suspense>
        </Section>
        {isRestShown && <FurtherSections />}
      </div>
    </>
  );
}

function FurtherSections() {
  return (
    <>
      <Section id="apps">
        <Feeds />
      </Section>
      {hasStorage && (
        <Section id="install">
          <InstallApp />
          <Suspense fallback={<Loading />}>
            <DeviceFiles />
          </Suspense>
        </Section>
      )}
      <Section id="name">
        <ChangeName />
      </Section>
      <Section id="password">
        <ChangePassword />
      </Section>
      <Section id="sessions">
        <Suspense fallback={<Loading />}>
          <SessionList />
        </Suspense>
      </Section>
      <Section id="data">
        <p>{t.account.data.text}</p>
        <DownloadLink path={exportAccount.path} name="my-account.json">
          {t.account.data.download}
        </DownloadLink>
        <OfflineNote />
      </Section>
      <Section id="delete">
        <DeleteAccount />
      </Section>
    </>
  );
}

interface SectionProps {
  /** For links to this section, such as those in emails. */
  id: SectionId;
  children: ReactNode;
}

function Section({ id, children }: SectionProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The browser has looked for it before the screen was loaded. Runs after the screen's title has got the focus.
  useEffect(() => {
    if (location.hash !== `#${id}`) return;
    heading.current?.scrollIntoView();
    heading.current?.focus({ preventScroll: true });
  }, [id]);
  return (
    <section className={`card section ${styles.section}`}>
      <h2 ref={heading} id={id} tabIndex={-1}>
        {t.account.sections[id]}
      </h2>
      {children}
    </section>
  );
}
