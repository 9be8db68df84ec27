import { type ReactNode, useId } from 'react';
import { NEEDS_CONNECTION, useIsOffline } from './connection.ts';
import styles from './needs-connection.module.css';

/** The buttons of what only the server can do: disabled while offline, with a sentence that says why. */
export function NeedsConnection({ children }: { children: ReactNode }) {
  const isOffline = useIsOffline();
  const noteId = useId();
  return (
    <>
      {/* It also disables the submit button of a form, and thereby Enter in its fields. */}
      <fieldset
        disabled={isOffline}
        aria-describedby={isOffline ? noteId : undefined}
        className={styles.actions}
      >
        {children}
      </fieldset>
      <OfflineNote id={noteId} />
    </>
  );
}

/** Not announced: the bar at the top already said that the app is offline. */
export function OfflineNote({ id }: { id?: string }) {
  return useIsOffline() ? (
    <p id={id} className="muted">
      {NEEDS_CONNECTION}
    </p>
  ) : null;
}
