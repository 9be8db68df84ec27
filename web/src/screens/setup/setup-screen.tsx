import { screens } from '@assembly/contract/paths';
import { problemMessage } from '@assembly/contract/problem';
import { basePath } from '../../browser/page-config.ts';
import { LoadFailed } from '../../ui/feedback/load-failed.tsx';
import { Loading } from '../../ui/feedback/loading.tsx';
import buttons from '../../ui/forms/button.module.css';
import { SetupForm } from './setup-form.tsx';
import { SetupMessage, SetupPage } from './setup-page.tsx';
import { type LinkProblem, useSetupLink } from './use-setup-link.ts';

/** The first administrator sets up the assembly, with the code of the link that the server printed. */
export default function SetupScreen({ code }: { code: string | null }) {
  const { link, checkAgain, setUnusable } = useSetupLink(code);
  if (link.state === 'unusable') return <UnusableLink problem={link.problem} />;
  if (link.state === 'usable') {
    return (
      <SetupForm code={code ?? ''} requirements={link.requirements} onUnusable={setUnusable} />
    );
  }
  return (
    <SetupPage title="Setup">
      {link.state === 'checking' && <Loading text="Checking the link…" />}
      {link.state === 'failed' && <LoadFailed text={link.text} onAction={checkAgain} />}
    </SetupPage>
  );
}

const HEADINGS: Record<LinkProblem, string> = {
  setup_done: 'This assembly is already set up',
  wrong_setup_code: 'This link does not work',
};

/** Says why the link cannot be used, and what to do instead. */
function UnusableLink({ problem }: { problem: LinkProblem }) {
  return (
    <SetupMessage title="Setup" heading={HEADINGS[problem]}>
      <p>{problemMessage(problem)}</p>
      {problem === 'wrong_setup_code' && (
        <p>The server prints it in its terminal, or in its log if it runs as a service.</p>
      )}
      <a href={basePath + screens.login} className={buttons.filled}>
        Go to login
      </a>
    </SetupMessage>
  );
}
