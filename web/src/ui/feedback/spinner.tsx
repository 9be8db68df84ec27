import styles from './spinner.module.css';

/** Decorative: a text beside it says what is loading. */
export function Spinner({ small = false }: { small?: boolean }) {
  return <span aria-hidden className={small ? styles.small : styles.large} />;
}
