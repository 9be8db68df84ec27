import styles from './skeleton.module.css';

/** Lines of text that are still on their way, each as wide as its percentage of the place. */
export function SkeletonLines({ count }: { count: number }) {
  return Array.from({ length: count }, (_, line) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike and never move.
    <span key={line} className={styles.line} />
  ));
}

/** Says that something is on its way, to those who do not see the grey shapes of it. */
export function LoadingAloud() {
  return (
    <p role="status" className={styles.aloud}>
      Loading…
    </p>
  );
}
