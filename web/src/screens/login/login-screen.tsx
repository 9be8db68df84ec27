import { problemMessage } from '@assembly/contract/problem';
import { type InputEvent, useEffect, useRef, useState } from 'react';
import { useHydrated } from '../../browser/use-hydrated.ts';
import { useTitle } from '../../browser/use-title.ts';
import styles from './login.module.css';
import { LoginForm } from './login-form.tsx';
import { SignupForm } from './signup-form.tsx';
import { Tabs } from './tabs.tsx';
import { WelcomePage } from './welcome-page.tsx';

const TABS = [
  { name: 'login', title: 'Login' },
  { name: 'signup', title: 'Signup' },
] as const;

type TabName = (typeof TABS)[number]['name'];

export function LoginScreen({ isSetUp }: { isSetUp: boolean }) {
  const [tab, setTab] = useState<TabName>('login');
  const [hasSignedUp, setSignedUp] = useState(false);
  // Shared by both forms.
  const [email, setEmail] = useState('');
  useTitle(tab === 'login' ? 'Login' : 'Signup');

  function rememberEmail(event: InputEvent) {
    const field = event.target as HTMLInputElement;
    if (field.name === 'email') setEmail(field.value);
  }

  function choose(name: TabName) {
    setTab(name);
    setSignedUp(false);
  }

  function showApprovalNote() {
    setTab('login');
    setSignedUp(true);
  }

  return (
    <WelcomePage>
      {!isSetUp && <NotSetUp />}
      <Tabs label="Login or signup" tabs={TABS} chosen={tab} onChoose={choose}>
        <div onInput={rememberEmail}>
          {hasSignedUp && <AwaitingApproval />}
          {tab === 'login' && !hasSignedUp && <SessionNote />}
          {tab === 'login' ? (
            <LoginForm email={email} />
          ) : (
            <SignupForm email={email} onSignedUp={showApprovalNote} />
          )}
        </div>
      </Tabs>
    </WelcomePage>
  );
}

function NotSetUp() {
  return (
    <div className={styles.note}>
      <p>
        <strong>This assembly is not set up yet.</strong>
      </p>
      <p>
        If you run the server, open the setup link that it printed when it started: in its terminal,
        or in its log.
      </p>
    </div>
  );
}

/** By the query of the address that brings people here. */
const NOTES = { ended: 'You were signed out.', 'not-ended': problemMessage('session_not_ended') };

/** What happened to the person's session. The live region exists before its text, so that it is announced. */
function SessionNote() {
  const query = new URLSearchParams(useHydrated() ? location.search : '');
  const [, note] = Object.entries(NOTES).find(([name]) => query.has(name)) ?? [];
  return <div aria-live="polite">{note && <p className={styles.note}>{note}</p>}</div>;
}

/** Takes the focus, because the signup form is gone. */
function AwaitingApproval() {
  const ref = useRef<HTMLParagraphElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <p ref={ref} tabIndex={-1} className={styles.note}>
      Thank you for signing up. An administrator will approve your account. After that you can log
      in here.
    </p>
  );
}
