'use client';
import type { ReactNode } from 'react';
import type { Noun } from '@/stock/noun.ts';
import { Link } from '@/ui/Link.tsx';
import { compareHref } from './compared.ts';
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

export function OwnComparison({ siteSlug, noun }: { siteSlug: string; noun: Noun }) {
  const ids = useCompared(siteSlug);
  return (
    ids.length > 0 && (
      <Link href={compareHref(ids)} className="btn btn-secondary">
        Compare your {ids.length === 1 ? `selected ${noun}` : `${ids.length} selected ${noun}s`}
      </Link>
    )
  );
}
