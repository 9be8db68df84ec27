import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import styles from './notice.module.css';

interface NoticeProps {
  /** Nothing is shown without any. */
  children?: ReactNode;
  onClose: () => void;
}

/** A bar above the content, until it is closed. */
export function Notice({ children, onClose }: NoticeProps) {
  function close() {
    onClose();
    document.querySelector('main')?.focus({ preventScroll: true });
  }

  return (
    // Always rendered: screen readers announce only changes inside an existing live region.
    <div role="status">
      {children && (
        <div className={styles.notice}>
          <div className={styles.content}>{children}</div>
          <button type="button" className="icon-button" aria-label="Close" onClick={close}>
            <X aria-hidden />
          </button>
        </div>
      )}
    </div>
  );
}
