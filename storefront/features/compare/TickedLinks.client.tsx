'use client';
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
  const isEmpty = ids.length === 0;
  const selected = ids.length === 1 ? `selected ${noun}` : `${ids.length} selected ${noun}s`;
  return (
    <div className="card items-center gap-4 px-6 py-12 text-center">
      <p className="text-lg font-semibold">
        {isEmpty ? 'Nothing to compare yet' : `You have ${selected.replace(/^(?!\d)/, 'one ')}`}
      </p>
      <p className="max-w-[32em] text-ink-muted">
        {ids.length < 2
          ? `Tick 'Compare' on up to ${COMPARE_LIMIT} ${noun}s to see them side by side.`
          : 'See their prices, kilometres and features side by side.'}
      </p>
      <div className="flex flex-wrap justify-center gap-3">
        {!isEmpty && (
          <Link href={compareHref(ids)} className="btn btn-primary">
            {`Compare your ${selected}`}
          </Link>
        )}
        <Link href="/search" className={isEmpty ? 'btn btn-primary' : 'btn btn-secondary'}>
          {isEmpty ? `Find ${noun}s` : `Find more ${noun}s`}
        </Link>
      </div>
    </div>
  );
}
