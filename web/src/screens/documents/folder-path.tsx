import type { Folder } from '@assembly/contract/document';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useEffect, useRef } from 'react';
import { navigate, useAddress } from '../../browser/address.ts';
import { Button } from '../../ui/forms/button.tsx';
import { AppLink } from '../../ui/text/app-link.tsx';
import styles from './documents.module.css';
import { folderAddress, isPreviousEntry } from './documents-address.ts';

/** Where the folder lies, and the way out of it. `path` leads from the top down to the folder itself. */
export function FolderPath({ path }: { path: readonly Folder[] }) {
  const above: Folder[] = [{ id: '', title: 'Documents' }, ...path.slice(0, -1)];
  const here = path.at(-1);
  return (
    <div className={styles.path}>
      <BackButton to={above.at(-1)?.id ?? ''} />
      <nav aria-label="Breadcrumb">
        <ol className={styles.crumbs}>
          {above.map(({ id, title }) => (
            <li key={id}>
              <AppLink to={folderAddress(id)} isCurrent={false}>
                <bdi>{title}</bdi>
              </AppLink>
            </li>
          ))}
          {here && (
            <li aria-current="page">
              <bdi>{here.title}</bdi>
            </li>
          )}
        </ol>
      </nav>
    </div>
  );
}

/** Out of what was found, back into the folder. */
export function Back({ to }: { to: string }) {
  return (
    <div className={styles.path}>
      <BackButton to={to} />
    </div>
  );
}

function BackButton({ to }: { to: string }) {
  const { search } = useAddress();
  // The browser goes back a moment later; until then a second press must not lead it further back.
  const isLeaving = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it has led elsewhere.
  useEffect(() => {
    isLeaving.current = false;
  }, [search]);

  function goBack() {
    if (isLeaving.current) return;
    isLeaving.current = true;
    // Where one came from, the browser knows the page and the place on it.
    if (isPreviousEntry(to)) history.back();
    else navigate(folderAddress(to));
    // The title may stay while this button goes, and the focus must not go with it.
    document.querySelector('h1')?.focus({ preventScroll: true });
  }
  return (
    <Button look="plain" onClick={goBack}>
      <ArrowLeft aria-hidden className={styles.arrow} />
      Back
    </Button>
  );
}
