import {
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
  useLayoutEffect,
  useRef,
} from 'react';
import { createStore } from '../../browser/store.ts';
import styles from './dialogs.module.css';

interface ModalProps {
  /** The id of the dialog's heading; without one, pass `label`. */
  labelledBy?: string;
  label?: string;
  /** Called on Escape, and on a click on the backdrop if `closeOnOutsidePress`. */
  onClose?: () => void;
  closeOnOutsidePress?: boolean;
  role?: 'alertdialog';
  describedBy?: string;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * A native modal dialog, open while mounted. The browser traps the focus, makes the rest of the page
 * inert and restores the focus on close.
 */
export function Modal(props: ModalProps) {
  const { labelledBy, label, onClose, closeOnOutsidePress, role, describedBy, children } = props;
  const ref = useRef<HTMLDialogElement>(null);

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    dialog.showModal();
    // With large text the focused element may be far below the heading: start at the top.
    dialog.scrollTop = 0;
    const leaveTopLayer = enterTopLayer(dialog);
    return () => {
      leaveTopLayer();
      dialog.close();
    };
  }, []);

  // React also passes on the events of a dialog inside this one.
  function cancel(event: SyntheticEvent) {
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    onClose?.();
  }

  // Chrome closes any dialog on a second Escape. Reopen it while it is still mounted.
  function reopen(event: SyntheticEvent<HTMLDialogElement>) {
    if (event.target === event.currentTarget && event.currentTarget.isConnected) {
      event.currentTarget.showModal();
    }
  }

  // The backdrop is part of the dialog element; the content is in child elements.
  function pressOutside(event: MouseEvent) {
    if (closeOnOutsidePress && event.target === ref.current) onClose?.();
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the browser handles Escape.
    <dialog
      ref={ref}
      // It gets the focus when the focused element inside disappears.
      tabIndex={-1}
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

/**
 * A modal dialog makes everything outside it inert, including the toast. It is therefore
 * rendered inside the topmost open dialog, or in the body when there is none.
 */
const openDialogs = createStore<readonly HTMLElement[]>([]);

function enterTopLayer(dialog: HTMLElement): () => void {
  openDialogs.set([...openDialogs.get(), dialog]);
  return () => openDialogs.set(openDialogs.get().filter((open) => open !== dialog));
}

/** Where to render the toast. Call it only in the browser: prerendering has no document. */
export function useTopLayer(): HTMLElement {
  return openDialogs.use().at(-1) ?? document.body;
}
