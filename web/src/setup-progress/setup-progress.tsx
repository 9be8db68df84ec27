import Circle from 'lucide-react/icons/circle';
import CircleCheck from 'lucide-react/icons/circle-check';
import { Button } from '../ui/forms/button.tsx';
import { Disclosure } from '../ui/lists/disclosure.tsx';
import { AppLink } from '../ui/text/app-link.tsx';
import styles from './setup-progress.module.css';
import { setupTitle, useSetupSteps } from './use-setup-steps.ts';

/** For administrators: what is left to set up, until it is done or hidden. Not in the demo. */
export default function SetupProgress({ startsOpen }: { startsOpen: boolean }) {
  const { steps = [], hide } = useSetupSteps();
  if (steps.length === 0) return null;
  return (
    <div className={styles.card}>
      <Disclosure title={setupTitle(steps)} startsOpen={startsOpen}>
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
