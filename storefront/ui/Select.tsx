import type { ComponentProps } from 'react';
import { classes } from './classes.ts';
import { Icon } from './Icon.client.tsx';

/** A native select, for keyboard and phone support. */
export function Select({ className, children, ...rest }: ComponentProps<'select'>) {
  return (
    <span className={classes('relative block', className)}>
      <select className="field field-select" {...rest}>
        {children}
      </select>
      <Icon
        name="chevron-down"
        size={18}
        className="pointer-events-none absolute top-1/2 end-3 -translate-y-1/2 text-ink-muted"
      />
    </span>
  );
}
