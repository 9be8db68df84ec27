import type { Severity } from '@assembly/contract/messages';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import X from 'lucide-react/icons/x';
import { type FocusEvent, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useHydrated } from '../../browser/use-hydrated.ts';
import { useTopLayer } from '../dialogs/top-layer.ts';
import styles from './notification-bar.module.css';
import { dismissNotification, type Notification, useNotification } from './notify.ts';

const ICONS = { success: CircleCheck, warning: TriangleAlert, error: CircleAlert, info: Info };

/** With its end, so that no two words run together for whoever takes the text as a whole. */
const EACH_LINE = /^/m;

/** One per page. Shows what `notify` was given, at the bottom centre. */
export function NotificationBar() {
  return useHydrated() ? <BarInTopLayer /> : null;
}

function BarInTopLayer() {
  return createPortal(<Bar />, useTopLayer());
}

function Bar() {
  const notification = useAfterMount(useNotification());
  const [hovered, setHovered] = useState<Notification | null>(null);
  const [focused, setFocused] = useState<Notification | null>(null);
  const cameFrom = useRef<EventTarget | null>(null);
  const held = notification !== null && (hovered === notification || focused === notification);
  useAutoHide(notification, held);

  function rememberWhereFocusWas(event: FocusEvent) {
    cameFrom.current = event.relatedTarget;
    setFocused(notification);
  }

  function close() {
    dismissNotification();
    if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
  }

  const severity = notification?.notice.severity;
  // A new element each time, so that the same sentence said twice is announced twice.
  const text = notification && (
    <div key={notification.id}>
      {notification.notice.text.split(EACH_LINE).map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
  const urgent = severity === 'error' || severity === 'warning';
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: being hovered or focused only holds the time.
    <div
      className={styles.bar}
      data-severity={severity}
      onPointerEnter={() => setHovered(notification)}
      onPointerLeave={() => setHovered(null)}
      onFocus={rememberWhereFocusWas}
      onBlur={() => setFocused(null)}
    >
      {severity && <SeverityIcon severity={severity} />}
      {/* Both stay in the page while empty: screen readers announce what is put into them. */}
      <div role="alert">{urgent && text}</div>
      <div role="status">{!urgent && text}</div>
      {notification && (
        <button
          type="button"
          className={styles.close}
          aria-label="Close notification"
          onClick={close}
        >
          <X aria-hidden />
        </button>
      )}
    </div>
  );
}

function SeverityIcon({ severity }: { severity: Severity }) {
  const Icon = ICONS[severity];
  return <Icon className={styles.icon} aria-hidden />;
}

/** Null at first, so that a region drawn anew, inside a dialog, is there before its text is. */
function useAfterMount(notification: Notification | null): Notification | null {
  const [mounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  return mounted ? notification : null;
}

function useAutoHide(notification: Notification | null, held: boolean): void {
  useEffect(() => {
    if (!notification || held) return;
    const since = performance.now();
    const timer = setTimeout(dismissNotification, notification.leftMs);
    return () => {
      clearTimeout(timer);
      notification.leftMs -= performance.now() - since;
    };
  }, [notification, held]);
}
