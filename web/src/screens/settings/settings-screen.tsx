import { screens } from '@assembly/contract/paths';
import { CONNECT_RESULTS } from '@assembly/contract/settings';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { type ComponentType, lazy, Suspense, useEffect, useRef } from 'react';
import { settingsQuery } from '../../api/settings.ts';
import { setAssemblyName } from '../../browser/branding.ts';
import { useAddressQuery } from '../../browser/navigation/use-address-query.ts';
import '../../styles/sections.css';
import { LoadFailed } from '../../ui/feedback/load-failed.tsx';
import { Loading } from '../../ui/feedback/loading.tsx';
import { lazyOptional } from '../../ui/lazy-optional.ts';
import { AppLink } from '../../ui/text/app-link.tsx';
import { ScreenTitle } from '../../ui/text/screen-title.tsx';
import type { SectionProps } from './section-props.ts';
import { settingOf } from './setting-values.ts';
import { UnreadableSecrets } from './settings-notes.tsx';

const SetupProgress = lazy(() => import('../../setup-progress/setup-progress.tsx'));

interface Section {
  title: string;
  Content: ComponentType<SectionProps>;
}

const SECTIONS: Record<string, Section> = {
  general: {
    title: 'General',
    Content: lazy(() => import('./general/general-section.tsx')),
  },
  google: {
    title: 'Google',
    Content: lazy(() => import('./google/google-section.tsx')),
  },
  schedule: {
    title: 'Sync schedule',
    Content: lazy(() => import('./schedule/schedule-section.tsx')),
  },
  email: {
    title: 'Email',
    Content: lazy(() => import('./email/email-section.tsx')),
  },
  notifications: {
    title: 'Notifications',
    Content: lazy(() => import('./notifications/notifications-section.tsx')),
  },
  about: {
    title: 'About',
    Content: lazy(() => import('./about/about-section.tsx')),
  },
};

/** Rarely needed. If it cannot be loaded, the next visit tries again. */
const DrawMissingIcon = lazyOptional(() => import('./icons/draw-missing-icon.tsx'));

export const prefetch = (client: QueryClient) => client.prefetchQuery(settingsQuery);

export default function SettingsScreen() {
  const { data, isPending, refetch } = useQuery(settingsQuery);
  const section = useSection();
  const { title, Content } = SECTIONS[section] as Section;
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
      <ScreenTitle>{`Settings: ${title}`}</ScreenTitle>
      <nav ref={nav} aria-label="Settings">
        <ul className="section-links">
          {Object.entries(SECTIONS).map(([id, { title: text }]) => (
            <li key={id}>
              <AppLink
                to={`${screens.settings}?section=${id}`}
                className="section-link"
                isCurrent={id === section}
              >
                {text}
              </AppLink>
            </li>
          ))}
        </ul>
      </nav>
      <Suspense>
        <SetupProgress startsOpen={section === 'general'} />
      </Suspense>
      {isPending && <Loading />}
      {!isPending && !data && (
        <LoadFailed text="The settings could not be loaded." onAction={() => refetch()} />
      )}
      {data && (
        <>
          <UnreadableSecrets reply={data} />
          <Suspense>
            {data.logoWithoutIcons && <DrawMissingIcon version={data.logoWithoutIcons} />}
          </Suspense>
          <Suspense fallback={<Loading />}>
            {/* Keyed, so that nothing typed in one section is left in another. */}
            <Content key={section} reply={data} />
          </Suspense>
        </>
      )}
    </>
  );
}

/** Google's consent page leads back to the settings with its result, and without a section. */
function useSection(): string {
  const { get } = useAddressQuery();
  const section = get('section');
  if (Object.hasOwn(SECTIONS, section)) return section;
  return CONNECT_RESULTS.some((result) => result === get('google')) ? 'google' : 'general';
}
