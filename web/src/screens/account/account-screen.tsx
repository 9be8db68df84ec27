import { api } from '@assembly/contract/paths';
import type { ReactNode } from 'react';
import { DownloadLink } from '../../api/download-link.tsx';
import { useSession } from '../../session/session.ts';
import { ScreenTitle } from '../../ui/text/screen-title.tsx';
import styles from './account.module.css';
import { ChangeName } from './change-name.tsx';
import { ChangePassword } from './change-password.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { SessionList } from './session-list.tsx';

export default function AccountScreen() {
  const { user } = useSession();
  return (
    <>
      <ScreenTitle>Your account</ScreenTitle>
      <p>
        You are logged in as <b>{user.name}</b> ({user.email}).
      </p>
      <div className={styles.parts}>
        <Part title="Name">
          <ChangeName />
        </Part>
        <Part title="Password">
          <ChangePassword />
        </Part>
        <Part title="Where you are logged in">
          <SessionList />
        </Part>
        <Part title="Your data">
          <p>Everything stored about you, as a JSON file.</p>
          <DownloadLink from={api.accountExport} name="my-account.json">
            Download my data
          </DownloadLink>
        </Part>
        <Part title="Delete account">
          <DeleteAccount />
        </Part>
      </div>
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.part}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
