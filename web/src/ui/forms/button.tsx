import type { ComponentProps } from 'react';
import styles from './button.module.css';

interface ButtonProps extends ComponentProps<'button'> {
  variant?: 'filled' | 'danger' | 'plain' | 'outlined';
}

export function Button({ variant = 'filled', className = '', ...rest }: ButtonProps) {
  return <button type="button" className={`${styles[variant]} ${className}`} {...rest} />;
}
