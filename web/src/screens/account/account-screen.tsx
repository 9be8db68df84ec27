import type { QueryClient } from '@tanstack/react-query';
import { Suspense, useDeferredValue } from 'react';
import { t, withMessages } from '../../browser/locale/messages.ts';
import { useSession } from '../../session/session.ts';
import '../../styles/sections.css';
import { Loading } from '../../ui/feedback/loading.tsx';
import { Button } from '../../ui/forms/button.tsx';
import { LanguageSelect } from '../../ui/forms/language-select.tsx';
import { lazyScreen } from '../../ui/lazy-screen.tsx';
import { ScreenTitle } from '../../ui/text/screen-title.tsx';
import { Sentence } from '../../ui/text/sentence.tsx';
import { feedsQuery, ownSessionsQuery, useUpdateAccount } from './account-query.ts';
import { Feeds } from './feeds/feeds.tsx';
import { notificationsQuery } from './notifications/notifications-query.ts';
import { SECTIONS, Section } from './section.tsx';

/** Loaded with the screen, but shown after its first sections. */
const FurtherSections = lazyScreen(() =>
  withMessages(import('./further-sections.tsx'), 'ownAccount', 'fields', 'sessions'),
);
const Notifications = lazyScreen(() =>
  withMessages(import('./notifications/notifications.tsx'), 'notifications', 'sessions'),
);

export async function prefetch(client: QueryClient): Promise<void> {
  // A section that cannot be loaded is loaded again when it is shown.
  await Promise.allSettled([
    client.prefetchQuery(ownSessionsQuery),
    client.prefetchQuery(feedsQuery),
    client.prefetchQuery(notificationsQuery),
    Notifications.preload(),
    FurtherSections.preload(),
  ]);
}

export default function AccountScreen() {
  const { user, logOut } = useSession();
  const update = useUpdateAccount();
  // A slow phone shows the first sections sooner if it renders the others afterwards.
  const isRestShown = useDeferredValue(true, false);
  return (
    <>
      <ScreenTitle>{t.account.title}</ScreenTitle>
      <div className="sections">
        <div className="actions spread">
          <p>
            <Sentence parts={t.account.loggedInAs(<b dir="auto">{user.name}</b>, user.email)} />
          </p>
          <Button variant="outlined" onClick={logOut}>
            {t.account.logOut}
          </Button>
        </div>
        <LanguageSelect onChoose={(language) => update({ language })} />
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
        {isRestShown && (
          <>
            <Section id="apps">
              <Feeds />
            </Section>
            <Suspense fallback={<Loading />}>
              <FurtherSections />
            </Suspense>
          </>
        )}
      </div>
    </>
  );
}
