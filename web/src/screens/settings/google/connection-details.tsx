import { lazy, Suspense } from 'react';
import { ConnectionProblem } from '../../../sync/connection-problem.tsx';
import { Loading } from '../../../ui/feedback/loading.tsx';
import type { SectionProps } from '../section-props.ts';
import styles from '../settings.module.css';
import { Connection } from './connection.tsx';

const WhatToSync = lazy(() => import('./what-to-sync/what-to-sync.tsx'));

interface ConnectionDetailsProps extends SectionProps {
  /** The result of connecting, which is shown above, has the same warnings. */
  hidesWarnings: boolean;
}

/** The connection, and what to sync over it. */
export default function ConnectionDetails({ reply, hidesWarnings }: ConnectionDetailsProps) {
  return (
    <>
      <ConnectionProblem google={reply.google} />
      <Connection reply={reply} hidesWarnings={hidesWarnings} />
      {reply.google.state === 'connected' && (
        <section className={`card ${styles.card}`}>
          <h2>What to sync</h2>
          <Suspense fallback={<Loading />}>
            <WhatToSync reply={reply} />
          </Suspense>
        </section>
      )}
    </>
  );
}
