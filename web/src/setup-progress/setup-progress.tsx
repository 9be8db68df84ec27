import { screens } from '@assembly/contract/paths';
import { useQuery } from '@tanstack/react-query';
import Circle from 'lucide-react/icons/circle';
import CircleCheck from 'lucide-react/icons/circle-check';
import { useEffect, useState } from 'react';
import { settingsQuery } from '../api/settings.ts';
import { syncQuery } from '../api/sync.ts';
import { usersQuery } from '../api/users.ts';
import { readStored, writeStored } from '../browser/storage.ts';
import { Button } from '../ui/forms/button.tsx';
import { Disclosure } from '../ui/lists/disclosure.tsx';
import { AppLink } from '../ui/text/app-link.tsx';
import styles from './setup-progress.module.css';

const HIDDEN_KEY = 'setupHidden';
const section = (id: string) => `${screens.settings}?section=${id}`;

/** For administrators: what is left to set up, until it is done or hidden. Not in the demo. */
export default function SetupProgress({ startsOpen = false }: { startsOpen?: boolean }) {
  const [isHidden, setHidden] = useState(() => readStored(HIDDEN_KEY) !== '');
  const enabled = !isHidden;
  const { data: reply } = useQuery({ ...settingsQuery, enabled });
  const { data: sync } = useQuery({ ...syncQuery, enabled });
  const { data: users } = useQuery({ ...usersQuery(1, ''), enabled });
  const isSet = (prefix: string) =>
    Boolean(reply?.settings.some(({ name, isSet }) => isSet && name.startsWith(prefix)));
  const isInvited = Boolean(users && users.total - users.pending > 1);
  const steps: [text: string, to: string, isDone: boolean][] = [
    ['Copy content from Google', section('google'), Boolean(sync?.lastDone.events)],
    ['Sync automatically', section('schedule'), isSet('SYNC_SCHEDULE')],
    ['Enter a mail server', section('email'), isSet('SMTP_URL')],
    ['Send a weekly email', section('notifications'), isSet('WEEKLY_EMAIL')],
    ['Say whom people can ask', section('general'), isSet('CONTACT_')],
    ['Invite members', `${screens.users}?invite=yes`, isInvited],
  ];
  const done = steps.filter(([, , isDone]) => isDone).length;
  const isFinished = done === steps.length;

  function hide() {
    writeStored(HIDDEN_KEY, 'yes');
    setHidden(true);
  }

  // From then on, nothing is asked of the server.
  useEffect(() => {
    if (isFinished) writeStored(HIDDEN_KEY, 'yes');
  }, [isFinished]);
  const isLoaded = reply && users && sync && !sync.connection.isDemo;
  if (isHidden || isFinished || !isLoaded) return null;

  return (
    <div className={styles.card}>
      <Disclosure title={`Finish setting up (${done} of ${steps.length})`} startsOpen={startsOpen}>
        <ul className={styles.steps}>
          {steps.map(([text, to, isDone]) => (
            <li key={text}>
              <AppLink
                to={to}
                className={`${styles.step} ${isDone ? styles.done : ''}`}
                isCurrent={false}
              >
                {isDone ? <CircleCheck aria-hidden /> : <Circle aria-hidden />}
                <span>
                  {isDone && <span className="visually-hidden">Done: </span>}
                  {text}
                </span>
              </AppLink>
            </li>
          ))}
        </ul>
        <div>
          <Button variant="outlined" onClick={hide}>
            Hide<span className="visually-hidden"> what is left to set up</span>
          </Button>
        </div>
      </Disclosure>
    </div>
  );
}
