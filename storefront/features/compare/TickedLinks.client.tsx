'use client';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { Noun } from '@/stock/noun.ts';
import { Link } from '@/ui/Link.tsx';
import { COMPARE_LIMIT, compareHref } from './compared.ts';
import { storeCompared, useCompared } from './store.client.ts';

/**
 * A link that also updates this browser's selection.
 * @param props.keep vehicles to select, such as those of a shared address
 * @param props.drop a vehicle to deselect
 */
export function CompareLink({
  siteSlug,
  href,
  keep,
  drop,
  className,
  label,
  children,
}: {
  siteSlug: string;
  href: string;
  keep?: readonly string[];
  drop?: string;
  className: string;
  label?: string;
  children: ReactNode;
}) {
  const ids = useCompared(siteSlug);
  return (
    <Link
      href={href}
      className={className}
      aria-label={label}
      onClick={() => storeCompared(siteSlug, keep ?? ids.filter((id) => id !== drop))}
    >
      {children}
    </Link>
  );
}

/**
 * The comparison page without vehicles in its address: leads to those selected in this browser, or else to the
 * site's stock.
 */
export function EmptyComparison({ siteSlug, noun }: { siteSlug: string; noun: Noun }) {
  const ids = useCompared(siteSlug);
  const t = useTranslations('compareEmpty');
  const count = ids.length;
  const isEmpty = count === 0;
  return (
    <div className="card items-center gap-4 px-6 py-12 text-center">
      <p className="text-lg font-semibold">{isEmpty ? t('none') : t('selected', { count, noun })}</p>
      <p className="max-w-[32em] text-ink-muted">
        {ids.length < 2 ? t('tick', { limit: String(COMPARE_LIMIT), noun }) : t('see')}
      </p>
      <div className="flex flex-wrap justify-center gap-3">
        {!isEmpty && (
          <Link href={compareHref(ids)} className="btn btn-primary">
            {t('compare', { count, noun })}
          </Link>
        )}
        <Link href="/search" className={isEmpty ? 'btn btn-primary' : 'btn btn-secondary'}>
          {t(isEmpty ? 'find' : 'findMore', { noun })}
        </Link>
      </div>
    </div>
  );
}
