import { problemMessage } from '@assembly/contract/problem';
import { type InputEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useHydrated } from '../../browser/use-hydrated.ts';
import { useTitle } from '../../browser/use-title.ts';
import page from '../../ui/forms/form-page.module.css';
import { AskContact, readContact } from './contact.tsx';
import styles from './login.module.css';
import { LoginForm } from './login-form.tsx';
import { SignupForm } from './signup-form.tsx';
import { Welcome } from './welcome.tsx';

const TITLES = { login: 'Login', signup: 'Signup' };
type TabName = keyof typeof TITLES;
const TABS = Object.keys(TITLES) as TabName[];
const tabId = (name: TabName) => `${name}-tab`;

export function LoginScreen({ isSetUp }: { isSetUp: boolean }) {
  const [chosen, setTab] = useState<TabName>();
  const isInvited = new URLSearchParams(useHydrated() ? location.search : '').has('signup');
  const tab = chosen ?? (isInvited ? 'signup' : 'login');
  const [waiting, setWaiting] = useState<'signed-up' | 'refused'>();
  // Shared by both forms.
  const [email, setEmail] = useState('');
  useTitle(TITLES[tab]);

  function rememberEmail(event: InputEvent) {
    const field = event.target as HTMLInputElement;
    if (field.name === 'email') setEmail(field.value);
  }

  function choose(name: TabName) {
    setTab(name);
    setWaiting(undefined);
  }

  function showApprovalNote() {
    setTab('login');
    setWaiting('signed-up');
  }

  return (
    <Welcome>
      <div className={page.form}>
        {!isSetUp && <NotSetUp />}
        <TabList chosen={tab} onChoose={choose} />
        <div
          role="tabpanel"
          id="tab-panel"
          aria-labelledby={tabId(tab)}
          className={page.form}
          onInput={rememberEmail}
        >
          {waiting && <AwaitingApproval isNew={waiting === 'signed-up'} />}
          {tab === 'login' && !waiting && <SessionNote />}
          {tab === 'login' ? (
            <LoginForm
              email={email}
              onInactive={() => setWaiting((before) => before ?? 'refused')}
            />
          ) : (
            <SignupForm email={email} onSignedUp={showApprovalNote} />
          )}
        </div>
      </div>
    </Welcome>
  );
}

interface TabListProps {
  chosen: TabName;
  onChoose: (name: TabName) => void;
}

/** The ARIA tabs pattern: one tab stop, arrow keys select. */
function TabList({ chosen, onChoose }: TabListProps) {
  function selectByKey(event: KeyboardEvent) {
    if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return;
    const other = chosen === 'login' ? 'signup' : 'login';
    event.preventDefault();
    onChoose(other);
    document.getElementById(tabId(other))?.focus();
  }

  return (
    <div
      role="tablist"
      aria-label="Login or signup"
      className={styles.list}
      onKeyDown={selectByKey}
    >
      {TABS.map((name) => (
        <button
          key={name}
          type="button"
          role="tab"
          id={tabId(name)}
          className={styles.tab}
          aria-selected={name === chosen}
          aria-controls={name === chosen ? 'tab-panel' : undefined}
          tabIndex={name === chosen ? 0 : -1}
          onClick={() => onChoose(name)}
        >
          {TITLES[name]}
        </button>
      ))}
    </div>
  );
}

function NotSetUp() {
  return (
    <div className="note">
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
  return (
    <div aria-live="polite" className={styles.sessionNote}>
      {note && <p className="note">{note}</p>}
    </div>
  );
}

/** What happens next. After signing up it takes the focus, because the form is gone; a refused login keeps it. */
function AwaitingApproval({ isNew }: { isNew: boolean }) {
  const { canEmail } = readContact();
  const ref = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (isNew) ref.current?.focus();
    else ref.current?.scrollIntoView({ block: 'nearest' });
  }, [isNew]);
  return (
    <div className={`note ${styles.waiting}`}>
      <p ref={ref} tabIndex={-1}>
        <strong>
          {isNew ? 'Thank you for signing up.' : 'Your account is waiting for approval.'}
        </strong>{' '}
        {isNew &&
          canEmail &&
          'We have sent you an email: please confirm your address with its link. '}
        An administrator will approve your account. {canEmail && 'We will then send you an email. '}
        After that you can log in here.
      </p>
      <AskContact intro="Questions? Ask" />
    </div>
  );
}
