import { type ComponentType, Suspense } from 'react';
import { withMessages } from '../browser/locale/messages.ts';
import { lazyOptional } from '../ui/lazy-optional.ts';

type SavingModule = typeof import('./saving.tsx');

/** Browsers have no such storage without HTTPS. */
export const canSave = 'caches' in globalThis;

/** Appears when its code is loaded. If that fails, the rest of the screen works without it. */
function whenLoaded<Props extends object>(pick: (module: SavingModule) => ComponentType<Props>) {
  const Lazy = lazyOptional(async () => ({
    default: pick(await withMessages(import('./saving.tsx'), 'downloads')),
  }));
  return (props: Props) => (
    <Suspense>
      <Lazy {...props} />
    </Suspense>
  );
}

export const SaveButton = whenLoaded(({ SaveButton }) => SaveButton);
export const SaveAll = whenLoaded(({ SaveAll }) => SaveAll);
export const StoredMark = whenLoaded(({ StoredMark }) => StoredMark);
