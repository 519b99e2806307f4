'use client';
import { SearchInput } from '@/features/search/suggest/SearchInput.client.tsx';
import { classes } from '@/ui/classes.ts';
import { Icon } from '@/ui/Icon.client.tsx';

/**
 * A stock search by keywords or a sentence. Without script it submits to `/search?query=...` (ROUTE-32). A
 * client component, so that the page's data contains only its texts.
 * @param props.hint placeholder
 * @param props.quiet with a small button inside the field, where the page has another main search
 */
export function SearchField({
  siteSlug,
  hint,
  id,
  size = 'md',
  quiet = false,
  className,
}: {
  siteSlug: string;
  hint: string;
  id: string;
  size?: 'md' | 'lg';
  quiet?: boolean;
  className?: string;
}) {
  return (
    <search className={className}>
      <form action="/search" className="relative flex gap-2">
        <label htmlFor={id} className="sr-only">
          Search our stock
        </label>
        {!quiet && (
          <Icon
            name="search"
            className="pointer-events-none absolute top-1/2 left-4 -translate-y-1/2 text-ink-muted"
          />
        )}
        <SearchInput
          id={id}
          siteSlug={siteSlug}
          placeholder={hint}
          className={classes(quiet ? 'pr-12' : 'pl-12', size === 'lg' && 'min-h-13')}
        />
        {quiet ? (
          <button
            type="submit"
            className="absolute inset-y-0 right-0 flex w-12 items-center justify-center rounded-control hover:text-accent-ink"
            aria-label="Search"
          >
            <Icon name="search" />
          </button>
        ) : (
          <button type="submit" className={classes('btn btn-primary', size === 'lg' && 'btn-lg')}>
            Search
          </button>
        )}
      </form>
    </search>
  );
}
