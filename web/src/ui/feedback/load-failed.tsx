import CloudAlert from 'lucide-react/icons/cloud-alert';
import { type ReactNode, useEffect, useRef } from 'react';
import { t } from '../../browser/locale/messages.ts';
import { Button } from '../forms/button.tsx';
import styles from './feedback.module.css';

interface LoadFailedProps {
  text: string;
  icon?: ReactNode;
  action?: string;
  onAction: () => unknown;
}

/** The message whose button was pressed last. If it appears again, its button gets the focus back. */
let retriedText = '';

/** Shown instead of content that failed to load, with a button to retry. */
export function LoadFailed(props: LoadFailedProps) {
  const { text, icon = <CloudAlert aria-hidden />, action = t.common.retry, onAction } = props;
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // On the body, or on an element around the button.
    const isFocusUnclaimed = document.activeElement?.contains(button.current);
    if (retriedText === text && isFocusUnclaimed) button.current?.focus();
    retriedText = '';
  }, [text]);

  function act() {
    retriedText = text;
    onAction();
  }

  return (
    <div role="alert" className={styles.state}>
      {icon}
      <p>{text}</p>
      <Button ref={button} onClick={act}>
        {action}
      </Button>
    </div>
  );
}
