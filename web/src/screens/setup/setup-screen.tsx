import { ApiError } from '@assembly/contract/api-error';
import { checkSetupCode } from '@assembly/contract/endpoints/setup';
import { screens } from '@assembly/contract/paths';
import type { SetupRequirements } from '@assembly/contract/setup';
import { useEffect, useState } from 'react';
import { call } from '../../api/call.ts';
import { t } from '../../browser/locale/messages.ts';
import { basePath } from '../../browser/page-config.ts';
import { useTitle } from '../../browser/use-title.ts';
import { errorMessage } from '../../ui/feedback/error-message.ts';
import { LoadFailed } from '../../ui/feedback/load-failed.tsx';
import { Loading } from '../../ui/feedback/loading.tsx';
import buttons from '../../ui/forms/button.module.css';
import { FormMessage, FormPage } from '../../ui/forms/form-page.tsx';
import { SetupForm } from './setup-form.tsx';

/** Why a link cannot be used. */
const LINK_PROBLEMS = ['setup_done', 'wrong_setup_code'] as const;
type LinkProblem = (typeof LINK_PROBLEMS)[number];

interface SetupScreenProps {
  /** Null if the link is not complete. */
  code: string | null;
}

/** The first administrator sets up the assembly, with the code of the link that the server printed. */
export default function SetupScreen({ code }: SetupScreenProps) {
  const [requirements, setRequirements] = useState<SetupRequirements>();
  const [problem, setProblem] = useState<LinkProblem | null>(code ? null : 'wrong_setup_code');
  const [failure, setFailure] = useState('');
  useTitle(t.setup.pageTitle);

  /** Returns false if the error says nothing about the link. */
  function showProblem(error: unknown): boolean {
    const found = error instanceof ApiError && LINK_PROBLEMS.find((code) => code === error.code);
    if (found) setProblem(found);
    return Boolean(found);
  }

  // Before the person fills in anything.
  async function check() {
    try {
      if (code) setRequirements(await call(checkSetupCode, { body: { code } }));
    } catch (error) {
      if (!showProblem(error)) setFailure(errorMessage(error));
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once.
  useEffect(() => void check(), []);

  return (
    <FormPage heading={t.login.setUp}>
      {problem ? (
        <FormMessage heading={t.setup.linkProblems[problem]}>
          <p>{t.problems[problem]}</p>
          {problem === 'wrong_setup_code' && <p>{t.setup.whereLinkIs}</p>}
          <a href={basePath + screens.login} className={buttons.filled}>
            {t.setup.goToLogin}
          </a>
        </FormMessage>
      ) : requirements ? (
        <SetupForm code={code ?? ''} requirements={requirements} showProblem={showProblem} />
      ) : failure ? (
        <LoadFailed text={failure} onAction={check} />
      ) : (
        <Loading text={t.setup.checking} />
      )}
    </FormPage>
  );
}
