import { LoadFailed } from '../../ui/feedback/load-failed.tsx';
import { Loading } from '../../ui/feedback/loading.tsx';
import { SetupForm } from './setup-form.tsx';
import { SetupPage } from './setup-page.tsx';
import { UnusableLink } from './unusable-link.tsx';
import { useSetupLink } from './use-setup-link.ts';

/** The first administrator sets up the assembly, with the code of the link that the server printed. */
export default function SetupScreen({ code }: { code: string | null }) {
  const { link, checkAgain, setUnusable } = useSetupLink(code);
  if (link.state === 'usable') {
    return (
      <SetupForm code={code ?? ''} requirements={link.requirements} onUnusable={setUnusable} />
    );
  }
  return (
    <SetupPage title="Setup">
      {link.state === 'checking' && <Loading text="Checking the link…" />}
      {link.state === 'failed' && <LoadFailed text={link.text} onAction={checkAgain} />}
      {link.state === 'unusable' && <UnusableLink problem={link.problem} />}
    </SetupPage>
  );
}
