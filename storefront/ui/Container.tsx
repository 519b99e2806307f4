import type { ComponentProps } from 'react';
import { classes } from './classes.ts';

/** The content column: centred, with gutters, as wide as the template wants it. */
export function Container({ className, ...rest }: ComponentProps<'div'>) {
  return <div className={classes('container', className)} {...rest} />;
}
