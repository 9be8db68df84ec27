import { type ComponentType, lazy, Suspense } from 'react';

type SavingModule = typeof import('./saving.tsx');

/** Browsers have no such storage without HTTPS. */
export const canSave = 'caches' in globalThis;

/** Appears when its code is loaded. If that fails, the rest of the screen works without it. */
function whenLoaded<Props extends object>(pick: (module: SavingModule) => ComponentType<Props>) {
  const Lazy = lazy<ComponentType<Props>>(() =>
    import('./saving.tsx').then(
      (module) => ({ default: pick(module) }),
      () => ({ default: () => null }),
    ),
  );
  return (props: Props) => (
    <Suspense>
      <Lazy {...props} />
    </Suspense>
  );
}

export const SaveButton = whenLoaded(({ SaveButton }) => SaveButton);
export const SaveAll = whenLoaded(({ SaveAll }) => SaveAll);
export const StoredMark = whenLoaded(({ StoredMark }) => StoredMark);
