import type { MouseEvent } from 'react';
import { usePagination } from 'react-instantsearch';
import { classes } from '@/ui/classes.ts';
import { Icon } from '@/ui/Icon.tsx';
import { RESULTS_ID } from './answer.client.ts';

const AROUND = 2;

/** Numbered pages with Previous and Next (OPEN-040). Links, so that they can be opened apart and crawled. */
export function Pages() {
  const { pages, currentRefinement, nbPages, isFirstPage, isLastPage, createURL, refine } = usePagination({
    padding: AROUND,
  });
  if (nbPages < 2 || currentRefinement >= nbPages) return null;
  const go = (page: number) => (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    refine(page);
    // After the address has changed, so that going back finds the old place.
    requestAnimationFrame(() => document.getElementById(RESULTS_ID)?.scrollIntoView());
  };
  const step = 'btn btn-secondary btn-sm';
  return (
    <nav aria-label="Pages" className="mt-10 flex flex-wrap items-center justify-center gap-1.5">
      {!isFirstPage && (
        <a
          href={createURL(currentRefinement - 1)}
          onClick={go(currentRefinement - 1)}
          rel="prev"
          className={classes(step, 'max-sm:btn-icon')}
        >
          <Icon name="chevron-left" size={16} />
          <span className="max-sm:sr-only">Previous</span>
        </a>
      )}
      {pages.map((page) => (
        <a
          key={page}
          href={createURL(page)}
          onClick={go(page)}
          aria-label={`Page ${page + 1}`}
          {...(page === currentRefinement ? { 'aria-current': 'page' as const } : {})}
          className={classes(
            'btn btn-sm numbers min-w-9 px-2',
            page === currentRefinement ? 'btn-primary' : 'btn-ghost',
          )}
        >
          {page + 1}
        </a>
      ))}
      {!isLastPage && (
        <a
          href={createURL(currentRefinement + 1)}
          onClick={go(currentRefinement + 1)}
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
