import { checkSetupCode, completeSetup } from '@assembly/contract/endpoints/setup';
import type { SetupRequirements } from '@assembly/contract/setup';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { call } from '../../api/call.ts';
import { uploadLogo } from '../../api/upload-logo.ts';
import { goToGoogleSettings } from '../../browser/navigation/go-to.ts';
import { useOnChange } from '../../browser/use-on-change.ts';
import { switchUser } from '../../session/forget-user.ts';
import { errorMessage, showErrorToast } from '../../ui/feedback/error-message.ts';
import { Button } from '../../ui/forms/button.tsx';
import { SubmitButton } from '../../ui/forms/submit-button.tsx';
import { useForm } from '../../ui/forms/use-form.ts';
import styles from './setup.module.css';
import { SetupMessage, SetupPage, StepList } from './setup-page.tsx';
import { StepFields } from './step-fields.tsx';
import { type Entered, schemaOf, stepsFor, validate } from './steps.ts';
import { type LinkProblem, linkProblemOf } from './use-setup-link.ts';

interface SetupFormProps {
  code: string;
  requirements: SetupRequirements;
  onUnusable: (problem: LinkProblem) => void;
}

/** One form: steps that are not shown are hidden, so that going back loses nothing that was typed. */
export function SetupForm({ code, requirements, onUnusable }: SetupFormProps) {
  const steps = stepsFor(requirements);
  const [current, goTo] = useHistoryStep();
  const [logoFailure, setLogoFailure] = useState<string>();
  const heading = useRef<HTMLHeadingElement>(null);
  useOnChange(current, () => heading.current?.focus());
  const [hasInput, setHasInput] = useState(false);
  useConfirmUnload(hasInput);
  const isLast = current === steps.length - 1;

  const { form, errors, isBusy } = useForm({
    schema: schemaOf(steps.slice(0, current + 1)),
    validate,
    async send(entered) {
      if (isLast) return await complete(entered);
      if (steps[current]?.fields.includes('password')) await checkAccount(entered);
      goTo(current + 1);
    },
    reveal(names) {
      const step = steps.findIndex(({ fields }) => fields.some((name) => names.includes(name)));
      if (step !== -1 && step !== current) goTo(step);
    },
    onError(error) {
      const problem = linkProblemOf(error);
      if (problem) onUnusable(problem);
      else showErrorToast(error);
    },
  });

  /** Only the server knows which passwords are too common. */
  async function checkAccount({ email = '', password = '' }: Entered): Promise<void> {
    await call(checkSetupCode, { body: { code, account: { email, password } } });
  }

  async function complete({ logo, ...entered }: Entered): Promise<void> {
    const { user } = await call(completeSetup, {
      body: {
        code,
        email: entered.email ?? '',
        firstName: entered.firstName ?? '',
        lastName: entered.lastName ?? '',
        password: entered.password ?? '',
        assemblyName: requirements.fixed.assemblyName ?? entered.assemblyName ?? '',
        timeZone: requirements.fixed.timeZone ?? entered.timeZone ?? '',
        ...(entered.publicUrl && { publicUrl: entered.publicUrl }),
      },
    });
    // Immediately, because the page is about to change.
    flushSync(() => setHasInput(false));
    // Someone may have been signed in to the demo.
    await switchUser(user);
    try {
      if (logo && logo.size > 0) await uploadLogo(logo);
    } catch (error) {
      setLogoFailure(errorMessage(error));
      return;
    }
    goToGoogleSettings();
    // Stay busy: the page is about to change.
    await new Promise(() => {});
  }

  if (logoFailure) {
    return (
      <SetupMessage title="Setup complete" heading="Your assembly is set up, but without the logo">
        <p>The logo could not be saved. {logoFailure}</p>
        <p>You can add one later, in the settings.</p>
        <Button onClick={goToGoogleSettings}>Continue</Button>
      </SetupMessage>
    );
  }
  const { heading: text = '' } = steps[current] ?? {};
  return (
    <SetupPage
      title={`Setup: ${text}`}
      steps={<StepList names={steps.map(({ name }) => name)} current={current} />}
    >
      <form
        {...form}
        className={styles.step}
        onInput={(event) => {
          form.onInput(event);
          setHasInput(true);
        }}
      >
        <h2 key={current} ref={heading} tabIndex={-1}>
          {text}
        </h2>
        {requirements.isDemo && (current === 0 || isLast) && <DemoNote />}
        {steps.map((step, index) => (
          <div key={step.name} hidden={index !== current} className={styles.fields}>
            <StepFields {...step} errors={errors} />
          </div>
        ))}
        <div className={styles.actions}>
          {current > 0 && (
            <Button variant="outlined" onClick={() => history.back()}>
              Back
            </Button>
          )}
          <SubmitButton isBusy={isBusy} pendingText={isLast ? 'Setting up…' : 'Checking…'}>
            {isLast ? 'Finish setup' : 'Continue'}
          </SubmitButton>
        </div>
      </form>
    </SetupPage>
  );
}

function DemoNote() {
  return (
    <div className={styles.note}>
      <p>Finishing the setup ends the demo. This permanently removes:</p>
      <ul>
        <li>the demo's three people, and accounts that were made in it</li>
        <li>its sample events, announcements and documents, with their snapshots and syncs</li>
        <li>settings that were changed in it, its logo and its activity log</li>
      </ul>
      <p>Until then nothing changes.</p>
    </div>
  );
}

/** The current step. It is in the browser's history, so that the browser's Back button leads to the previous step. */
function useHistoryStep(): [number, (step: number) => void] {
  const [step, setStep] = useState(0);

  useEffect(() => {
    // After a reload the fields are empty again.
    history.replaceState({ ...history.state, step: 0 }, '');
    const follow = ({ state }: PopStateEvent) => setStep(state?.step ?? 0);
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, []);

  function goTo(next: number) {
    history.pushState({ ...history.state, step: next }, '');
    setStep(next);
    scrollTo(0, 0);
  }

  return [step, goTo];
}

/** While active, the browser asks before the page is reloaded or closed. */
function useConfirmUnload(isActive: boolean): void {
  // A layout effect: once inactive, the page may be left in the same moment.
  useLayoutEffect(() => {
    const askFirst = (event: BeforeUnloadEvent) => event.preventDefault();
    if (isActive) addEventListener('beforeunload', askFirst);
    return () => removeEventListener('beforeunload', askFirst);
  }, [isActive]);
}
