'use client';
import { useTranslations } from 'next-intl';
import { SearchInput } from '@/features/search/suggest/SearchInput.client.tsx';
import { classes } from '@/ui/classes.ts';
import { Icon } from '@/ui/Icon.client.tsx';
import { useAddress } from '@/ui/use-language.ts';

/**
 * A stock search by keywords or a sentence. Without script it submits to `/search?query=...` (ROUTE-32). A
 * client component, so that the page's data contains only its properties.
 * @param props.quiet with a small button inside the field, where the page has another main search
 */
export function SearchField({
  siteSlug,
  id,
  size = 'md',
  quiet = false,
  className,
}: {
  siteSlug: string;
  id: string;
  size?: 'md' | 'lg';
  quiet?: boolean;
  className?: string;
}) {
  const t = useTranslations('shell');
  const addressOf = useAddress();
  return (
    <search className={className}>
      <form action={addressOf('/search')} className="relative flex flex-wrap gap-2">
        <label htmlFor={id} className="sr-only">
          {t('searchStock')}
        </label>
        {!quiet && (
          <Icon
            name="search"
            className={classes(
              'pointer-events-none absolute start-4 -translate-y-1/2 text-ink-muted',
              size === 'lg' ? 'top-6.5' : 'top-5.5',
            )}
          />
        )}
        <SearchInput
          id={id}
          siteSlug={siteSlug}
          placeholder={t('searchHint')}
          className={classes('min-w-0 flex-1', quiet ? 'pe-12' : 'ps-12', size === 'lg' && 'min-h-13')}
        />
        {quiet ? (
          <button
            type="submit"
            className="absolute inset-y-0 end-0 flex w-12 items-center justify-center rounded-control hover:text-accent-ink"
            aria-label={t('search')}
          >
            <Icon name="search" />
          </button>
        ) : (
          // Below the field on phones in other languages, whose texts are longer.
          <button
            type="submit"
            className={classes('btn btn-primary max-sm:[&:not(:lang(en))]:w-full', size === 'lg' && 'btn-lg')}
          >
            {t('search')}
          </button>
        )}
      </form>
    </search>
  );
}
