'use client';
import { useTranslations } from 'next-intl';
import { Icon } from '@/ui/Icon.client.tsx';
import { Link } from '@/ui/Link.tsx';
import { COMPARE_LIMIT, compareHref } from './compared.ts';
import { storeCompared, useCompared } from './store.client.ts';

export function CompareBar({ siteSlug }: { siteSlug: string }) {
  const t = useTranslations('compareBar');
  const label = useTranslations('compareClient')('tick');
  const ids = useCompared(siteSlug);
  return ids.length === 0 ? null : (
    <aside aria-label={label} className="compare-bar no-print">
      <div className="dark">
        <p className="numbers">
          {t.rich('bar', {
            count: ids.length,
            limit: COMPARE_LIMIT,
            b: (count) => <strong>{count}</strong>,
          })}
        </p>
        <Link href={compareHref(ids)} className="btn btn-primary btn-sm">
          {t('now')}
        </Link>
        <button
          type="button"
          className="btn btn-ghost btn-icon btn-sm"
          aria-label={t('clear')}
          onClick={() => storeCompared(siteSlug, [])}
        >
          <Icon name="x" size={18} />
        </button>
      </div>
    </aside>
  );
}
