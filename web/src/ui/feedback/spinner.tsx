import styles from './spinner.module.css';

/** A turning ring. The words beside it say what is being waited for. */
export function Spinner({ small = false }: { small?: boolean }) {
  return <span aria-hidden className={small ? styles.small : styles.large} />;
}
