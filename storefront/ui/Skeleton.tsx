import { classes } from './classes.ts';

/** A grey stand-in of the size of what will come; give width, height or aspect by class. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden className={classes('skeleton', className)} />;
}
