import Check from 'lucide-react/icons/check';
import styles from './setup.module.css';

interface StepListProps {
  names: string[];
  current: number;
}

export function StepList({ names, current }: StepListProps) {
  return (
    <ol aria-label="Steps" className={styles.steps}>
      {names.map((name, index) => (
        <li
          key={name}
          className={styles.stepName}
          aria-current={index === current ? 'step' : undefined}
        >
          <span aria-hidden className={styles.number}>
            {index < current ? <Check /> : index + 1}
          </span>
          {name}
          {index < current && <span className="visually-hidden"> (done)</span>}
        </li>
      ))}
    </ol>
  );
}
