import type { ComponentProps, ComponentType } from 'react';

interface IconButtonProps extends ComponentProps<'button'> {
  label: string;
  Icon: ComponentType<{ 'aria-hidden': true }>;
}

export function IconButton({ label, Icon, className = '', ...rest }: IconButtonProps) {
  return (
    <button type="button" className={`icon-button ${className}`} aria-label={label} {...rest}>
      <Icon aria-hidden />
    </button>
  );
}
