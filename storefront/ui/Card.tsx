import type { ComponentProps } from 'react';
import { classes } from './classes.ts';

/** A framed surface in the template's shape; `card-link` on its main link makes the whole card open it. */
export function Card({ className, ...rest }: ComponentProps<'div'>) {
  return <div className={classes('card relative', className)} {...rest} />;
}
