import { screens } from '@assembly/contract/paths';
import { CONNECT_RESULTS } from '@assembly/contract/settings';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { type ComponentType, lazy, Suspense, useEffect, useRef } from 'react';
import { settingsQuery } from '../../api/settings.ts';
import { setAssemblyName } from '../../browser/branding.ts';
import { t, withMessages } from '../../browser/locale/messages.ts';
import { useAddressQuery } from '../../browser/navigation/use-address-query.ts';
import '../../styles/sections.css';
import { LoadFailed } from '../../ui/feedback/load-failed.tsx';
import { Loading } from '../../ui/feedback/loading.tsx';
import { lazyOptional } from '../../ui/lazy-optional.ts';
import { AppLink } from '../../ui/text/app-link.tsx';
import { ScreenTitle } from '../../ui/text/screen-title.tsx';
import type { SectionProps } from './section-props.ts';
import { settingOf } from './setting-values.ts';

const SetupProgress = lazy(() =>
  withMessages(import('../../setup-progress/setup-progress.tsx'), 'tasks'),
);

/** Rare. */
const UnreadableSecrets = lazy(() =>
  withMessages(import('./unreadable-secrets.tsx'), 'unreadableSecrets'),
);

type SectionId = keyof typeof t.settings.sections;

const SECTIONS: Record<SectionId, ComponentType<SectionProps>> = {
  general: lazy(() => withMessages(import('./general/general-section.tsx'), 'general', 'assembly')),
  google: lazy(() => withMessages(import('./google/google-section.tsx'), 'google')),
  schedule: lazy(() => withMessages(import('./schedule/schedule-section.tsx'), 'schedule')),
  email: lazy(() => withMessages(import('./email/email-section.tsx'), 'email')),
  notifications: lazy(() =>
    withMessages(import('./notifications/notifications-section.tsx'), 'delivery'),
  ),
  backups: lazy(() => withMessages(import('./backups/backups-section.tsx'), 'backups')),
  about: lazy(() => withMessages(import('./about/about-section.tsx'), 'about')),
};
const SECTION_IDS = Object.keys(SECTIONS) as SectionId[];

/** Rarely needed. If it cannot be loaded, the next visit tries again. */
const DrawMissingIcon = lazyOptional(() => import('./icons/draw-missing-icon.tsx'));

export const prefetch = (client: QueryClient) => client.prefetchQuery(settingsQuery);

export default function SettingsScreen() {
  const { data, isPending, refetch } = useQuery(settingsQuery);
  const section = useSection();
  const Content = SECTIONS[section];
  const name = data && settingOf(data, 'ASSEMBLY_NAME').value;
  useEffect(() => {
    if (name) setAssemblyName(name);
  }, [name]);

  const nav = useRef<HTMLElement>(null);
  // On a phone the sections are in one row that scrolls.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another section is another current link.
  useEffect(() => {
    const current = nav.current?.querySelector('[aria-current]');
    current?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [section]);

  return (
    <>
      <ScreenTitle>{t.settings.title(t.settings.sections[section])}</ScreenTitle>
      <nav ref={nav} aria-label={t.settings.settings}>
        <ul className="section-links">
          {SECTION_IDS.map((id) => (
            <li key={id}>
              <AppLink
                to={`${screens.settings}?section=${id}`}
                className="section-link"
                isCurrent={id === section}
              >
                {t.settings.sections[id]}
              </AppLink>
            </li>
          ))}
        </ul>
      </nav>
      <Suspense>
        <SetupProgress startsOpen={section === 'general'} />
      </Suspense>
      {isPending && <Loading />}
      {!isPending && !data && <LoadFailed text={t.settings.failed} onAction={() => refetch()} />}
      {data && (
        <>
          <Suspense>
            {data.logoWithoutIcons && <DrawMissingIcon version={data.logoWithoutIcons} />}
          </Suspense>
          <Suspense fallback={<Loading />}>
            {data.unreadable.length > 0 && <UnreadableSecrets reply={data} />}
            {/* Keyed, so that nothing typed in one section is left in another. */}
            <Content key={section} reply={data} />
          </Suspense>
        </>
      )}
    </>
  );
}

/** Google's consent page leads back to the settings with its result, and without a section. */
function useSection(): SectionId {
  const { get } = useAddressQuery();
  const section = SECTION_IDS.find((id) => id === get('section'));
  if (section) return section;
  return CONNECT_RESULTS.some((result) => result === get('google')) ? 'google' : 'general';
}
