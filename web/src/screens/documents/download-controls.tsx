import DownloadIcon from 'lucide-react/icons/download';
import type { MouseEvent } from 'react';
import { Button } from '../../ui/forms/button.tsx';
import type { Progress } from './download-file.ts';
import { formatBytes } from './format-details.ts';
import styles from './opened-document.module.css';
import type { Download } from './use-download.ts';

interface DownloadControlsProps {
  download: Download;
  onCancel: () => void;
}

/** One button, whatever stands before it: it keeps the focus through a download. */
const ONE = 'button';

/** Downloads a file: the button for it, how far it has come, or why it did not. */
export function DownloadControls({ download, onCancel }: DownloadControlsProps) {
  const { progress, failure, isHandedOver, start } = download;
  if (progress) {
    return (
      <div className={styles.saving}>
        <DownloadProgress progress={progress} />
        <Button key={ONE} look="plain" onClick={once(onCancel)}>
          Cancel
        </Button>
      </div>
    );
  }
  return (
    <div className={styles.saving}>
      <p role="alert" className={styles.failure}>
        {failure}
      </p>
      <p role="status" className={styles.handedOver}>
        {isHandedOver &&
          'Your browser is downloading the file. Its download list shows the progress.'}
      </p>
      <Button key={ONE} onClick={once(start)}>
        <DownloadIcon aria-hidden />
        {failure ? 'Try again' : isHandedOver ? 'Download again' : 'Download'}
      </Button>
    </div>
  );
}

/** The two buttons stand in for each other: the second half of a double click must not undo the first. */
const once = (act: () => void) => (event: MouseEvent) => {
  if (event.detail < 2) act();
};

function DownloadProgress({ progress: { bytes, total } }: { progress: Progress }) {
  const isKnown = total !== null && total > 0;
  const words = isKnown ? `${formatBytes(bytes)} of ${formatBytes(total)}` : formatBytes(bytes);
  return (
    <div className={styles.progress}>
      <progress aria-label="Download" {...(isKnown && { max: total, value: bytes })} />
      <span className={styles.amount}>{words}</span>
    </div>
  );
}
