'use client';
import { Icon } from '@/ui/Icon.client.tsx';
import { Link } from '@/ui/Link.tsx';
import { COMPARE_LIMIT, compareHref } from './compared.ts';
import { storeCompared, useCompared } from './store.client.ts';

export function CompareBar({ siteSlug }: { siteSlug: string }) {
  const ids = useCompared(siteSlug);
  return ids.length === 0 ? null : (
    <aside aria-label="Compare" className="compare-bar no-print">
      <div className="dark">
        <p className="numbers">
          <strong>{ids.length}</strong> of {COMPARE_LIMIT} to compare
        </p>
        <Link href={compareHref(ids)} className="btn btn-primary btn-sm">
          Compare now
        </Link>
        <button
          type="button"
          className="btn btn-ghost btn-icon btn-sm"
          aria-label="Clear the comparison"
          onClick={() => storeCompared(siteSlug, [])}
        >
          <Icon name="x" size={18} />
        </button>
      </div>
    </aside>
  );
}
