import DownloadIcon from 'lucide-react/icons/download';
import type { MouseEvent } from 'react';
import { formatBytes } from '../../browser/locale/format-bytes.ts';
import { Button } from '../../ui/forms/button.tsx';
import type { Progress } from './download-file.ts';
import styles from './opened-document.module.css';
import type { Download } from './use-download.ts';

interface DownloadControlsProps {
  download: Download;
  onCancel: () => void;
  /** A "Try again" button is shown already, for something else. */
  hasOtherRetry?: boolean;
}

/** The same key for both buttons, so that React keeps the element and its focus. */
const BUTTON_KEY = 'button';

/** A download button with its progress or error message. */
export function DownloadControls({ download, onCancel, hasOtherRetry }: DownloadControlsProps) {
  const { progress, error, isHandedOver, canStart, start } = download;
  if (progress) {
    return (
      <div className={styles.download}>
        <DownloadProgress progress={progress} />
        <Button key={BUTTON_KEY} variant="plain" onClick={ignoreDoubleClick(onCancel)}>
          Cancel
        </Button>
      </div>
    );
  }
  return (
    <div className={styles.download}>
      <p role="alert" className={styles.error}>
        {error}
      </p>
      <p role="status" className={styles.handedOver}>
        {isHandedOver &&
          'Your browser is downloading the file. Its download list shows the progress.'}
      </p>
      {!canStart && <p className={styles.handedOver}>You are offline. This needs a connection.</p>}
      <Button key={BUTTON_KEY} disabled={!canStart} onClick={ignoreDoubleClick(start)}>
        <DownloadIcon aria-hidden />
        {error && !hasOtherRetry ? 'Try again' : isHandedOver ? 'Download again' : 'Download'}
      </Button>
    </div>
  );
}

/** The two buttons replace each other: a double click must not start and cancel. */
const ignoreDoubleClick = (onClick: () => void) => (event: MouseEvent) => {
  if (event.detail < 2) onClick();
};

function DownloadProgress({ progress: { bytes, total } }: { progress: Progress }) {
  const isKnown = total !== null && total > 0;
  const text = isKnown ? `${formatBytes(bytes)} of ${formatBytes(total)}` : formatBytes(bytes);
  return (
    <div className={styles.progress}>
      <progress aria-label="Download" {...(isKnown && { max: total, value: bytes })} />
      <span className={styles.amount}>{text}</span>
    </div>
  );
}
