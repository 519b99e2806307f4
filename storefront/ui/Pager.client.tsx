'use client';
import { useTranslations } from 'next-intl';
import type { MouseEvent } from 'react';
import { classes } from './classes.ts';
import { writtenHref } from './href.ts';
import { Icon } from './Icon.client.tsx';
import { plainClick } from './plain-click.ts';
import { useAddress } from './use-language.ts';

/**
 * Pagination with Previous and Next (OPEN-040), as links, so that pages can be crawled.
 * @param props.page the current page, from 1
 * @param props.shown the page numbers shown; default all. The rest can be opened: every page links to all others, so
 *   that no vehicle is more than two links away from the first.
 * @param props.top id of the element to scroll to after a change
 */
export function Pager({
  page,
  last,
  shown: shownNumbers = Array.from({ length: last }, (_, index) => index + 1),
  hrefOf,
  onGo,
  top,
}: {
  page: number;
  last: number;
  shown?: readonly number[];
  hrefOf: (page: number) => string;
  onGo: (page: number) => void;
  top: string;
}) {
  const t = useTranslations('pager');
  const addressOf = useAddress();
  if (last < 2 || page > last) return null;
  const hrefTo = (to: number) => writtenHref(addressOf(hrefOf(to)));
  const go = (to: number) => (event: MouseEvent) => {
    if (!plainClick(event)) return;
    event.preventDefault();
    onGo(to);
    // After the address has changed, so that going back restores the old position.
    requestAnimationFrame(() => document.getElementById(top)?.scrollIntoView());
  };
  const numberLink = (to: number) => (
    <a
      key={to}
      href={hrefTo(to)}
      onClick={go(to)}
      aria-label={t('page', { number: to })}
      {...(to === page ? { 'aria-current': 'page' as const } : {})}
      className={classes('btn btn-sm numbers min-w-9 px-2', to === page ? 'btn-primary' : 'btn-ghost')}
    >
      {to}
    </a>
  );
  const otherNumbers = Array.from({ length: last }, (_, index) => index + 1).filter(
    (to) => !shownNumbers.includes(to),
  );
  const step = 'btn btn-secondary btn-sm max-sm:btn-icon';
  return (
    <nav aria-label={t('pages')} className="mt-10 flex flex-wrap items-center justify-center gap-1.5">
      {page > 1 && (
        <a href={hrefTo(page - 1)} onClick={go(page - 1)} rel="prev" className={step}>
          <Icon name="chevron-left" size={16} />
          <span className="max-sm:sr-only">{t('previous')}</span>
        </a>
      )}
      {shownNumbers.map(numberLink)}
      {page < last && (
        <a href={hrefTo(page + 1)} onClick={go(page + 1)} rel="next" className={step}>
          <span className="max-sm:sr-only">{t('next')}</span>
          <Icon name="chevron-right" size={16} />
        </a>
      )}
      {otherNumbers.length > 0 && (
        <details className="w-full text-center text-sm">
          <summary className="inline-flex min-h-11 cursor-pointer items-center text-ink-muted hover:text-accent-ink">
            {t('allPages', { count: last })}
          </summary>
          <div className="mt-1 flex flex-wrap justify-center gap-1">{otherNumbers.map(numberLink)}</div>
        </details>
      )}
    </nav>
  );
}
