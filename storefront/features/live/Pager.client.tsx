import type { MouseEvent } from 'react';
import { classes } from '@/ui/classes.ts';
import { Icon } from '@/ui/Icon.tsx';
import { plainClick } from './plain-click.ts';

/** Numbered pages with Previous and Next (OPEN-040): links, so that they can be opened apart and crawled. */
export function Pager({
  page,
  pages,
  hrefOf,
  onGo,
}: {
  page: number;
  pages: number;
  hrefOf: (page: number) => string;
  onGo: (page: number) => void;
}) {
  if (pages < 2 || page > pages) return null;
  const go = (to: number) => (event: MouseEvent) => {
    if (!plainClick(event)) return;
    event.preventDefault();
    onGo(to);
    // After the address has changed, so that going back finds the old place.
    requestAnimationFrame(() => document.getElementById('content')?.scrollIntoView());
  };
  const step = 'btn btn-secondary btn-sm';
  return (
    <nav aria-label="Pages" className="mt-12 flex flex-wrap items-center justify-center gap-1.5">
      {page > 1 && (
        <a
          href={hrefOf(page - 1)}
          onClick={go(page - 1)}
          rel="prev"
          className={classes(step, 'max-sm:btn-icon')}
        >
          <Icon name="chevron-left" size={16} />
          <span className="max-sm:sr-only">Previous</span>
        </a>
      )}
      {Array.from({ length: pages }, (_, index) => index + 1).map((to) => (
        <a
          key={to}
          href={hrefOf(to)}
          onClick={go(to)}
          aria-label={`Page ${to}`}
          {...(to === page ? { 'aria-current': 'page' as const } : {})}
          className={classes('btn btn-sm numbers min-w-9 px-2', to === page ? 'btn-primary' : 'btn-ghost')}
        >
          {to}
        </a>
      ))}
      {page < pages && (
        <a
          href={hrefOf(page + 1)}
          onClick={go(page + 1)}
          rel="next"
          className={classes(step, 'max-sm:btn-icon')}
        >
          <span className="max-sm:sr-only">Next</span>
          <Icon name="chevron-right" size={16} />
        </a>
      )}
    </nav>
  );
}
