import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import X from 'lucide-react/icons/x';
import { type FocusEvent, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { t } from '../../browser/locale/messages.ts';
import { useHydrated } from '../../browser/use-hydrated.ts';
import { useTopLayer } from '../dialogs/modal.tsx';
import { IconButton } from '../forms/icon-button.tsx';
import { dismissToast, type ShownToast, useToast } from './show-toast.ts';
import styles from './toast.module.css';

const ICONS = { success: CircleCheck, warning: TriangleAlert, error: CircleAlert, info: Info };

/** Matches before each line, so that the lines keep their breaks when copied. */
const LINE_START = /^/m;

/** One per page. Shows the notice given to `showToast`, at the bottom center. */
export function Toast() {
  return useHydrated() ? <BarInTopLayer /> : null;
}

function BarInTopLayer() {
  return createPortal(<Bar />, useTopLayer());
}

function Bar() {
  const toast = useAfterMount(useToast());
  const [hovered, setHovered] = useState<ShownToast | null>(null);
  const [focused, setFocused] = useState<ShownToast | null>(null);
  const previousFocus = useRef<EventTarget | null>(null);
  const isPaused = toast !== null && (hovered === toast || focused === toast);
  useAutoHide(toast, isPaused);

  function rememberFocus(event: FocusEvent) {
    previousFocus.current = event.relatedTarget;
    setFocused(toast);
  }

  function close() {
    dismissToast();
    if (previousFocus.current instanceof HTMLElement) previousFocus.current.focus();
  }

  const severity = toast?.notice.severity;
  const Icon = severity && ICONS[severity];
  // A new key each time, so that screen readers announce a repeated notice again.
  const text = toast && (
    <div key={toast.id}>
      {toast.notice.text.split(LINE_START).map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
  const isUrgent = severity === 'error' || severity === 'warning';
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering or focusing it only pauses the timer.
    <div
      className={styles.bar}
      data-severity={severity}
      onPointerEnter={() => setHovered(toast)}
      onPointerLeave={() => setHovered(null)}
      onFocus={rememberFocus}
      onBlur={() => setFocused(null)}
    >
      {Icon && <Icon className={styles.icon} aria-hidden />}
      {/* Always rendered: screen readers announce only changes inside an existing live region. */}
      <div role="alert">{isUrgent && text}</div>
      <div role="status">{!isUrgent && text}</div>
      {toast && (
        <IconButton
          label={t.common.closeNotification}
          Icon={X}
          className={styles.close}
          onClick={close}
        />
      )}
    </div>
  );
}

/** Null on the first render, so that a live region just added to a dialog exists before its text. */
function useAfterMount(toast: ShownToast | null): ShownToast | null {
  const [mounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  return mounted ? toast : null;
}

function useAutoHide(toast: ShownToast | null, isPaused: boolean): void {
  useEffect(() => {
    if (!toast || isPaused || toast.remainingMs === Number.POSITIVE_INFINITY) return;
    const since = performance.now();
    const timer = setTimeout(dismissToast, toast.remainingMs);
    return () => {
      clearTimeout(timer);
      toast.remainingMs -= performance.now() - since;
    };
  }, [toast, isPaused]);
}
