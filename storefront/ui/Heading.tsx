import type { ReactNode } from 'react';
import { classes } from './classes.ts';

const SIZES = { display: 'display', title: 'title', md: 'text-2xl', sm: 'text-xl', xs: 'text-lg' } as const;

/** A heading whose size is independent of its level. */
export function Heading({
  level,
  size = level === 1 ? 'display' : level === 2 ? 'title' : 'sm',
  id,
  className,
  children,
}: {
  level: 1 | 2 | 3 | 4;
  size?: keyof typeof SIZES;
  id?: string;
  className?: string;
  children: ReactNode;
}) {
  const Tag = `h${level}` as const;
  return (
    <Tag {...(id && { id })} className={classes(SIZES[size], className)}>
      {children}
    </Tag>
  );
}
