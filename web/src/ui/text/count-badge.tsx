import styles from './text.module.css';

const MAX_SHOWN = 99;

interface CountBadgeProps {
  count: number | undefined;
  /** For screen readers, after the number. */
  meaning: string;
}

/** A number beside an entry of a menu; renders nothing for zero. */
export function CountBadge({ count, meaning }: CountBadgeProps) {
  if (!count) return null;
  return (
    <span className={`badge ${styles.badge}`}>
      {count > MAX_SHOWN ? `${MAX_SHOWN}+` : count}
      <span className="visually-hidden"> {meaning}</span>
    </span>
  );
}
