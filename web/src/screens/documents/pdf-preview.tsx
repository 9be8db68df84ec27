import type { Document } from '@assembly/contract/document';
import { type ComponentProps, type ComponentType, useEffect, useState } from 'react';
import { LoadFailed } from '../../ui/feedback/load-failed.tsx';
import { Loading } from '../../ui/feedback/loading.tsx';
import { describeUnreachable } from './describe-unreachable.ts';
import { fileInfoOf } from './file-info.ts';
import styles from './opened-document.module.css';
import type PdfViewer from './pdf/pdf-viewer.tsx';

/** Loads the viewer, which is as large as the rest of the app, only when a PDF is opened. */
export function PdfPreview({ document }: { document: Document }) {
  const [Viewer, setViewer] = useState<ComponentType<ComponentProps<typeof PdfViewer>>>();
  const [hasFailed, setFailed] = useState(false);

  useEffect(() => {
    import('./pdf/pdf-viewer.tsx').then(
      (module) => setViewer(() => module.default),
      () => setFailed(true),
    );
  }, []);

  return (
    <div className={styles.pages}>
      {hasFailed ? (
        // A module that failed to load is not loaded again before the page is.
        <LoadFailed
          text={describeUnreachable()}
          action="Reload"
          onAction={() => location.reload()}
        />
      ) : Viewer ? (
        <Viewer info={fileInfoOf(document, '')} />
      ) : (
        <Loading />
      )}
    </div>
  );
}
