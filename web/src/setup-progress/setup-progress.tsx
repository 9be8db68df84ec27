import Circle from 'lucide-react/icons/circle';
import CircleCheck from 'lucide-react/icons/circle-check';
import { t } from '../browser/locale/messages.ts';
import { Button } from '../ui/forms/button.tsx';
import { Disclosure } from '../ui/lists/disclosure.tsx';
import { AppLink } from '../ui/text/app-link.tsx';
import { Sentence } from '../ui/text/sentence.tsx';
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
                  {isDone ? (
                    <Sentence
                      parts={t.tasks.setup.done(
                        (hidden) => <span className="visually-hidden">{hidden}</span>,
                        text,
                      )}
                    />
                  ) : (
                    text
                  )}
                </span>
              </AppLink>
            </li>
          ))}
        </ul>
        <div>
          <Button variant="outlined" onClick={hide}>
            <Sentence
              parts={t.tasks.setup.hide((text) => <span className="visually-hidden">{text}</span>)}
            />
          </Button>
        </div>
      </Disclosure>
    </div>
  );
}
