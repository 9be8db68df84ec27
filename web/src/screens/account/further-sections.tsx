import { exportAccount } from '@assembly/contract/endpoints/account';
import { lazy, Suspense } from 'react';
import { DownloadLink } from '../../api/download-link.tsx';
import { t, withMessages } from '../../browser/locale/messages.ts';
import { OfflineNote } from '../../offline/needs-connection.tsx';
import { Loading } from '../../ui/feedback/loading.tsx';
import { ChangeName } from './change-name.tsx';
import { ChangePassword } from './change-password.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { InstallApp } from './install/install-app.tsx';
import { hasStorage, Section } from './section.tsx';
import { SessionList } from './session-list.tsx';

const DeviceFiles = lazy(() =>
  withMessages(import('./device/device-files.tsx'), 'device', 'downloads'),
);

/** All but the first two. */
export default function FurtherSections() {
  return (
    <>
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
        <SessionList />
      </Section>
      <Section id="data">
        <p>{t.ownAccount.data.text}</p>
        <DownloadLink path={exportAccount.path} name="my-account.json">
          {t.ownAccount.data.download}
        </DownloadLink>
        <OfflineNote />
      </Section>
      <Section id="delete">
        <DeleteAccount />
      </Section>
    </>
  );
}
