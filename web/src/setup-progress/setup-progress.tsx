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
import { setupSteps } from './setup-steps.ts';

const HIDDEN_KEY = 'setupHidden';

/** For administrators: what is left to set up, until it is done or hidden. Not in the demo. */
export default function SetupProgress({ startsOpen = false }: { startsOpen?: boolean }) {
  const [isHidden, setHidden] = useState(() => readStored(HIDDEN_KEY) !== '');
  const enabled = !isHidden;
  const { data: settings } = useQuery({ ...settingsQuery, enabled });
  const { data: sync } = useQuery({ ...syncQuery, enabled });
  const { data: users } = useQuery({ ...usersQuery(1, ''), enabled });
  const isLoaded = settings && sync && users && !sync.connection.isDemo;
  const steps = isLoaded ? setupSteps(settings, sync, users.total - users.pending) : [];
  const done = steps.filter(({ isDone }) => isDone).length;
  const isFinished = steps.length > 0 && done === steps.length;
  useEffect(() => {
    // From then on, nothing is asked of the server.
    if (isFinished) writeStored(HIDDEN_KEY, 'yes');
  }, [isFinished]);
  if (isHidden || isFinished || steps.length === 0) return null;

  function hide() {
    writeStored(HIDDEN_KEY, 'yes');
    setHidden(true);
  }

  return (
    <div className={styles.card}>
      <Disclosure title={`Finish setting up (${done} of ${steps.length})`} startsOpen={startsOpen}>
        <ul className={styles.steps}>
          {steps.map(({ text, to, isDone }) => (
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
