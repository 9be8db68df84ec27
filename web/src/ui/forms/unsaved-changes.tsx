import { lazy, Suspense, useLayoutEffect, useRef, useState } from 'react';
import { t } from '../../browser/locale/messages.ts';
import { guardLeaving } from '../../browser/navigation/leave-guard.ts';

const loadDialog = () => import('../dialogs/confirm-dialog.tsx');
const ConfirmDialog = lazy(() =>
  loadDialog().then((module) => ({ default: module.ConfirmDialog })),
);

/** While mounted, asks before the user leaves the screen, and the browser asks before the page is closed. */
export function UnsavedChanges({ onDiscard }: { onDiscard: () => void }) {
  const [leave, setLeave] = useState<(() => void) | null>(null);
  const release = useRef(() => {});

  // A layout effect: saved changes must not be asked about, even if the page is left in the same moment.
  useLayoutEffect(() => {
    const askFirst = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', askFirst);
    // So that leaving asks at once.
    void loadDialog().catch(() => {});
    // A function as state would be called by React.
    const stopGuarding = guardLeaving((next) => setLeave(() => next));
    release.current = () => {
      removeEventListener('beforeunload', askFirst);
      stopGuarding();
    };
    return release.current;
  }, []);

  if (!leave) return null;
  return (
    <Suspense>
      <ConfirmDialog
        title={t.settings.unsavedChanges.title}
        question={t.settings.unsavedChanges.question}
        no={t.settings.unsavedChanges.keepEditing}
        yes={t.settings.unsavedChanges.discard}
        isDangerous
        onClose={() => setLeave(null)}
        onYes={() => {
          release.current();
          onDiscard();
          leave();
        }}
      />
    </Suspense>
  );
}
