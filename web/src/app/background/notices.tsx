import { notificationsAddress, screens } from '@assembly/contract/paths';
import { useQuery } from '@tanstack/react-query';
import X from 'lucide-react/icons/x';
import { type ReactNode, useState } from 'react';
import { t } from '../../browser/locale/messages.ts';
import { useAddress } from '../../browser/navigation/address.ts';
import { readStored, writeStored } from '../../browser/storage.ts';
import { dismissUpdate, useIsUpdateReady } from '../../offline/register-worker.ts';
import { sessionQuery } from '../../session/session.ts';
import { Button } from '../../ui/forms/button.tsx';
import { IconButton } from '../../ui/forms/icon-button.tsx';
import { AppLink } from '../../ui/text/app-link.tsx';
import { Sentence } from '../../ui/text/sentence.tsx';
import styles from './background.module.css';

interface NoticeProps {
  /** Nothing is shown without any. */
  children?: ReactNode;
  onClose: () => void;
}

/** A bar above the content, until it is closed. */
function Notice({ children, onClose }: NoticeProps) {
  return (
    // Always rendered: screen readers announce only changes inside an existing live region.
    <div role="status">
      {children && (
        <div className={styles.notice}>
          <div className={styles.content}>{children}</div>
          <IconButton label={t.shared.close} Icon={X} onClick={onClose} />
        </div>
      )}
    </div>
  );
}

/** Offers to use a new version of the app once it is stored. */
export function UpdateNotice(): ReactNode {
  return (
    <Notice onClose={dismissUpdate}>
      {useIsUpdateReady() && (
        <>
          <p>{t.background.update.ready}</p>
          <Button variant="outlined" onClick={() => location.reload()}>
            {t.background.update.use}
          </Button>
        </>
      )}
    </Notice>
  );
}

const CLOSED_PAUSE_KEY = 'closedEmailPause';

/** Says that no emails are sent to this member. Once closed, only the next pause shows it again. */
export function EmailPauseNotice(): ReactNode {
  // The guard fetches it.
  const { data } = useQuery({ ...sessionQuery, enabled: false });
  const pausedAt = data?.emailPausedAt;
  const [closed, setClosed] = useState(() => readStored(CLOSED_PAUSE_KEY));
  // The account says more.
  const isOnAccount = useAddress().path === screens.account;

  function close() {
    setClosed(`${pausedAt}`);
    writeStored(CLOSED_PAUSE_KEY, `${pausedAt}`);
  }

  return (
    <Notice onClose={close}>
      {pausedAt !== undefined && closed !== `${pausedAt}` && !isOnAccount && (
        <p>
          <Sentence
            parts={t.background.emailPaused((text) => (
              <AppLink to={notificationsAddress}>{text}</AppLink>
            ))}
          />
        </p>
      )}
    </Notice>
  );
}
