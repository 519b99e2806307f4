'use client';
import { useTranslations } from 'next-intl';
import { classes } from '@/ui/classes.ts';
import { Icon } from '@/ui/Icon.client.tsx';
import { Link } from '@/ui/Link.tsx';
import { useHistory } from './history.client.ts';
import { pastSearchHref, pastSearchLabel } from './history.ts';

/** Recent searches in this browser as links (OPEN-113). */
export function RecentSearchList({ siteSlug, className }: { siteSlug: string; className?: string }) {
  const t = useTranslations('stock');
  const searches = useHistory(siteSlug);
  if (searches.length === 0) return null;
  return (
    <nav aria-label={t('recentSearches')} className={classes('flex gap-x-4', className)}>
      <span className="flex items-center gap-1.5 whitespace-nowrap text-ink-muted">
        <Icon name="clock" size={16} />
        {t('recentSearches')}
      </span>
      <ul className="contents">
        {searches.map((search) => (
          <li key={pastSearchHref(search)}>
            <Link
              href={pastSearchHref(search)}
              className="inline-block max-w-56 truncate py-1.5 align-bottom whitespace-nowrap font-medium underline-offset-4 hover:underline"
            >
              {pastSearchLabel(search, t)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
