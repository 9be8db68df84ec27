import type { Folder } from '@assembly/contract/document';
import { screens } from '@assembly/contract/paths';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useRef } from 'react';
import { t } from '../../browser/locale/messages.ts';
import { navigate, useAddress } from '../../browser/navigation/address.ts';
import { useOnChange } from '../../browser/use-on-change.ts';
import { Button } from '../../ui/forms/button.tsx';
import { AppLink } from '../../ui/text/app-link.tsx';
import styles from './documents.module.css';

/** A Back button; beside it, on wide screens, the folders above what is shown, if there are several. */
export function FolderPath({ above }: { above: readonly Folder[] }) {
  const crumbs: Folder[] = [{ id: '', title: t.documents.title }, ...above];
  return (
    <div className={styles.path}>
      <BackButton to={crumbs.at(-1)?.id ?? ''} />
      {above.length > 0 && (
        <nav aria-label={t.documents.breadcrumb} className={styles.crumbs}>
          <ol className="wrap">
            {crumbs.map(({ id, title }) => (
              <li key={id}>
                <AppLink to={folderAddress(id)} isCurrent={false}>
                  <bdi>{title}</bdi>
                </AppLink>
              </li>
            ))}
          </ol>
        </nav>
      )}
    </div>
  );
}

function BackButton({ to }: { to: string }) {
  const { search } = useAddress();
  // history.back() is asynchronous: a second click must not go back twice.
  const isGoingBack = useRef(false);
  useOnChange(search, () => {
    isGoingBack.current = false;
  });

  function goBack() {
    if (isGoingBack.current) return;
    isGoingBack.current = true;
    // The browser restores the page and scroll position.
    if (isPreviousEntry(to)) history.back();
    else navigate(folderAddress(to));
    // This button may disappear while it has the focus.
    document.querySelector('h1')?.focus({ preventScroll: true });
  }
  return (
    <Button variant="plain" onClick={goBack}>
      <ArrowLeft aria-hidden />
      {t.shared.back}
    </Button>
  );
}

/** The address of a folder; '' is the root. */
export function folderAddress(folder: string): string {
  return folder ? `${screens.documents}?${new URLSearchParams({ folder })}` : screens.documents;
}

/** Whether the previous history entry shows this folder, on any of its pages. */
function isPreviousEntry(folder: string): boolean {
  const { pathname, searchParams } = new URL(history.state?.before ?? '/', location.origin);
  return (
    pathname === screens.documents &&
    (searchParams.get('folder') ?? '') === folder &&
    !searchParams.has('search')
  );
}
