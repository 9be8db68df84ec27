import { type ReactNode, useId } from 'react';
import { t } from '../browser/locale/messages.ts';
import { useIsOffline, useWhyUnreachable } from './connection.ts';
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

/** Not announced: the bar at the top already said that the server cannot be reached. */
export function OfflineNote({ id }: { id?: string }) {
  const why = useWhyUnreachable();
  return why ? (
    <p id={id} className="muted">
      {t.shared.needsConnection(why)}
    </p>
  ) : null;
}
