import { type InputEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { joinSentences, sentenceSpace } from '../../browser/locale/join-sentences.ts';
import { t } from '../../browser/locale/messages.ts';
import { useHydrated } from '../../browser/use-hydrated.ts';
import { useTitle } from '../../browser/use-title.ts';
import page from '../../ui/forms/form-page.module.css';
import { AskContact, readContact } from './contact.tsx';
import styles from './login.module.css';
import { LoginForm } from './login-form.tsx';
import { SignupForm } from './signup-form.tsx';
import { Welcome } from './welcome.tsx';

const TABS = ['login', 'signup'] as const;
type TabName = (typeof TABS)[number];
const tabId = (name: TabName) => `${name}-tab`;

export function LoginScreen({ isSetUp }: { isSetUp: boolean }) {
  const [chosen, setTab] = useState<TabName>();
  const isInvited = new URLSearchParams(useHydrated() ? location.search : '').has('signup');
  const tab = chosen ?? (isInvited ? 'signup' : 'login');
  const [waiting, setWaiting] = useState<'signed-up' | 'refused'>();
  // Shared by both forms.
  const [email, setEmail] = useState('');
  useTitle(t.login.tabs[tab]);

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

/** The ARIA tabs pattern: one tab stop, arrow keys select. */
function TabList({ chosen, onChoose }: { chosen: TabName; onChoose: (name: TabName) => void }) {
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
      aria-label={t.login.tabs.label}
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
          {t.login.tabs[name]}
        </button>
      ))}
    </div>
  );
}

function NotSetUp() {
  return (
    <div className="note">
      <p>
        <strong>{t.login.notSetUp.title}</strong>
      </p>
      <p>{t.login.notSetUp.text}</p>
    </div>
  );
}

/** What happened to the person's session. The live region exists before its text, so that it is announced. */
function SessionNote() {
  const query = new URLSearchParams(useHydrated() ? location.search : '');
  // By the query of the address that brings people here.
  const note = query.has('ended') ? t.login.signedOut : query.has('not-ended') && t.login.notEnded;
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
        <strong>{isNew ? t.login.approval.thanks : t.login.approval.waiting}</strong>
        {sentenceSpace()}
        {joinSentences(
          isNew && canEmail && t.login.approval.confirmAddress,
          canEmail ? t.login.approval.nextWithEmail : t.login.approval.next,
        )}
      </p>
      <AskContact intro={t.login.approval.questions} />
    </div>
  );
}
