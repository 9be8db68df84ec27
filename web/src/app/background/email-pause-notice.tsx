import { notificationsAddress, screens } from '@assembly/contract/paths';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useAddress } from '../../browser/navigation/address.ts';
import { readStored, writeStored } from '../../browser/storage.ts';
import { sessionQuery } from '../../session/session-query.ts';
import { AppLink } from '../../ui/text/app-link.tsx';
import { Notice } from './notice.tsx';

const KEY = 'closedEmailPause';

/** Says that no emails are sent to this person. Once closed, only the next pause shows it again. */
export function EmailPauseNotice(): ReactNode {
  // The guard fetches it.
  const { data } = useQuery({ ...sessionQuery, enabled: false });
  const pausedAt = data?.emailPausedAt;
  const [closed, setClosed] = useState(() => readStored(KEY));
  // The account says more.
  const isOnAccount = useAddress().path === screens.account;

  function close() {
    setClosed(`${pausedAt}`);
    writeStored(KEY, `${pausedAt}`);
  }

  return (
    <Notice onClose={close}>
      {pausedAt !== undefined && closed !== `${pausedAt}` && !isOnAccount && (
        <p>
          Emails about news cannot reach you: the mail server refuses your address.{' '}
          <AppLink to={notificationsAddress}>What to do</AppLink>
        </p>
      )}
    </Notice>
  );
}
