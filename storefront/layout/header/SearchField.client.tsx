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
      <form action={addressOf('/search')} className="relative flex gap-2">
        <label htmlFor={id} className="sr-only">
          {t('searchStock')}
        </label>
        {!quiet && (
          <Icon
            name="search"
            className="pointer-events-none absolute top-1/2 start-4 -translate-y-1/2 text-ink-muted"
          />
        )}
        <SearchInput
          id={id}
          siteSlug={siteSlug}
          placeholder={t('searchHint')}
          className={classes(quiet ? 'pe-12' : 'ps-12', size === 'lg' && 'min-h-13')}
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
          <button type="submit" className={classes('btn btn-primary', size === 'lg' && 'btn-lg')}>
            {t('search')}
          </button>
        )}
      </form>
    </search>
  );
}
