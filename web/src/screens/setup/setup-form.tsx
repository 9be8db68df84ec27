import { checkSetupCode, completeSetup } from '@assembly/contract/endpoints/setup';
import type { SetupRequirements } from '@assembly/contract/setup';
import { useRef, useState } from 'react';
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
import { LogoFailed } from './logo-failed.tsx';
import styles from './setup.module.css';
import { SetupPage } from './setup-page.tsx';
import { StepFields } from './step-fields.tsx';
import { StepList } from './step-list.tsx';
import { type Entered, schemaOf, stepsFor, validate } from './steps.ts';
import { useConfirmUnload } from './use-confirm-unload.ts';
import { useHistoryStep } from './use-history-step.ts';
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

  if (logoFailure) return <LogoFailed reason={logoFailure} />;
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
