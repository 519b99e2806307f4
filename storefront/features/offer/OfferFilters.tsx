import { useTranslations } from 'next-intl';
import { classes } from '@/ui/classes.ts';
import { Link } from '@/ui/Link.tsx';
import type { OfferChoice } from './filter.ts';

/**
 * Filters of the offer list, as links with their own addresses.
 * @param props.clear address without filters; null if none is set
 */
export function OfferFilters({
  groups,
  shown: shownCount,
  clear,
}: {
  groups: readonly { title: string; choices: readonly OfferChoice[] }[];
  shown: number;
  clear: string | null;
}) {
  const t = useTranslations('offer');
  if (groups.length === 0 && !clear) return null;
  return (
    <nav aria-label={t('filter')} className="mb-8 grid gap-4">
      {groups.map(({ title, choices }) => (
        <div key={title} className="flex flex-wrap items-center gap-2">
          <h2 className="w-16 text-sm font-semibold tracking-normal text-ink-muted">{title}</h2>
          <ul className="flex flex-wrap gap-2">
            {choices.map(({ name, href, count, chosen: isChosen }) => (
              <li key={name}>
                <Link
                  href={href}
                  aria-current={isChosen || undefined}
                  className={classes('btn btn-sm', isChosen ? 'btn-primary' : 'btn-secondary')}
                >
                  {name}
                  <span className="numbers opacity-70">{count}</span>
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
      {clear && (
        <p className="flex flex-wrap items-center gap-x-4">
          <span className="text-ink-muted">{t('count', { count: shownCount })}</span>
          {shownCount > 0 && (
            <Link href={clear} className="link py-1">
              {t('clear')}
            </Link>
          )}
        </p>
      )}
    </nav>
  );
}
