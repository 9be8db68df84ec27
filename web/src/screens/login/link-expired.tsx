import { screens } from '@assembly/contract/paths';
import { problemMessage } from '@assembly/contract/problem';
import { useEffect, useRef, useState } from 'react';
import { basePath } from '../../browser/page-config.ts';
import buttons from '../../ui/forms/button.module.css';
import { Button } from '../../ui/forms/button.tsx';
import { ForgotPassword } from './forgot-password.tsx';
import styles from './forms.module.css';

const SENTENCE = problemMessage('reset_expired');

export function LinkExpired() {
  const [isRequesting, setRequesting] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={`${styles.form} ${styles.alone}`}>
      <h2 ref={heading} tabIndex={-1} className={styles.title}>
        This link no longer works
      </h2>
      <p>{SENTENCE}</p>
      <Button onClick={() => setRequesting(true)}>Request a new link</Button>
      <a href={basePath + screens.login} className={buttons.plain}>
        Back to login
      </a>
      {isRequesting && <ForgotPassword onClose={() => setRequesting(false)} />}
    </div>
  );
}
