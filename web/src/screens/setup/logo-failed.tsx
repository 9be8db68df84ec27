import { useEffect, useRef } from 'react';
import { goToGoogleSettings } from '../../browser/navigation/go-to.ts';
import { Button } from '../../ui/forms/button.tsx';
import styles from './setup.module.css';
import { SetupPage } from './setup-page.tsx';

/** The setup is complete, but the logo was not accepted. */
export function LogoFailed({ reason }: { reason: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <SetupPage title="Setup complete">
      <div className={styles.step}>
        <h2 ref={heading} tabIndex={-1}>
          Your assembly is set up, but without the logo
        </h2>
        <p>The logo could not be saved. {reason}</p>
        <p>You can add one later, in the settings.</p>
        <Button onClick={goToGoogleSettings}>Continue</Button>
      </div>
    </SetupPage>
  );
}
