import {
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
  useLayoutEffect,
  useRef,
} from 'react';
import styles from './modal.module.css';
import { enterTopLayer } from './top-layer.ts';

interface ModalProps {
  /** The id of the heading that names the dialog, or else a `label`. */
  labelledBy?: string;
  label?: string;
  /** Asked for by Escape, and by a press beside the dialog if `closeOnOutsidePress`. */
  onClose?: () => void;
  closeOnOutsidePress?: boolean;
  role?: 'alertdialog';
  describedBy?: string;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * The browser's own modal dialog, open as long as it is drawn. The browser keeps the focus inside,
 * the rest of the page inert, and gives the focus back at the end.
 */
export function Modal(props: ModalProps) {
  const { labelledBy, label, onClose, closeOnOutsidePress, role, describedBy, children } = props;
  const ref = useRef<HTMLDialogElement>(null);

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    dialog.showModal();
    // With large letters what has the focus may lie far below; what it is about is read first.
    dialog.scrollTop = 0;
    const leaveTopLayer = enterTopLayer(dialog);
    return () => {
      leaveTopLayer();
      dialog.close();
    };
  }, []);

  function cancel(event: SyntheticEvent) {
    event.preventDefault();
    onClose?.();
  }

  // Chrome lets a second Escape close any dialog. One that is still drawn is still meant to be open.
  function reopen(event: SyntheticEvent<HTMLDialogElement>) {
    if (event.target === event.currentTarget && event.currentTarget.isConnected) {
      event.currentTarget.showModal();
    }
  }

  // The shade belongs to the dialog element; its content lies in elements of its own.
  function pressOutside(event: MouseEvent) {
    if (closeOnOutsidePress && event.target === ref.current) onClose?.();
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the key for it, and the browser listens.
    <dialog
      ref={ref}
      role={role}
      aria-labelledby={labelledBy}
      aria-label={label}
      aria-describedby={describedBy}
      className={props.className ?? styles.card}
      onCancel={cancel}
      onClose={reopen}
      onClick={pressOutside}
    >
      {children}
    </dialog>
  );
}
