import type { ComponentProps } from 'react';
import { classes } from './classes.ts';

/** A line of text to fill in; put it inside a Field, which labels it. */
export function Input({ className, type = 'text', ...rest }: ComponentProps<'input'>) {
  return <input type={type} className={classes('field', className)} {...rest} />;
}
