import type { ComponentProps } from 'react';
import styles from './button.module.css';

interface ButtonProps extends ComponentProps<'button'> {
  look?: 'filled' | 'plain' | 'outlined';
}

export function Button({ look = 'filled', ...rest }: ButtonProps) {
  return <button type="button" className={styles[look]} {...rest} />;
}
