import { screens } from '@assembly/contract/paths';
import { problemMessage } from '@assembly/contract/problem';
import { useEffect, useRef } from 'react';
import { basePath } from '../../browser/page-config.ts';
import buttons from '../../ui/forms/button.module.css';
import styles from './setup.module.css';
import type { LinkProblem } from './use-setup-link.ts';

const HEADINGS: Record<LinkProblem, string> = {
  setup_done: 'This assembly is already set up',
  wrong_setup_code: 'This link does not work',
};

/** Says why the link cannot be used, and what to do instead. */
export function UnusableLink({ problem }: { problem: LinkProblem }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles.step}>
      <h2 ref={heading} tabIndex={-1}>
        {HEADINGS[problem]}
      </h2>
      <p>{problemMessage(problem)}</p>
      {problem === 'wrong_setup_code' && (
        <p>The server prints it in its terminal, or in its log if it runs as a service.</p>
      )}
      <a href={basePath + screens.login} className={buttons.filled}>
        Go to login
      </a>
    </div>
  );
}
