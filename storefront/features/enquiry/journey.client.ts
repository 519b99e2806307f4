'use client';
import { KEPT_PARAM } from '@forecourt/lib/sites/visit-source/kept-param';
import { keep, readStored } from './store.client.ts';

const PAGES = 20;

/** Returns the paths visited in this tab, oldest first, at most 20 (OPEN-109). */
export function visitedPages(siteSlug: string): string[] {
  return readStored(siteSlug, 'VisitedPages')?.split('\n').filter(Boolean) ?? [];
}

/** Records a visited path without its query, and the first address's advertising parameters. */
export function recordVisit(siteSlug: string, path: string): void {
  const pages = visitedPages(siteSlug);
  if (pages.at(-1) !== path) keep(siteSlug, 'VisitedPages', [...pages, path].slice(-PAGES).join('\n'));
  const adParams = [...new URLSearchParams(location.search)].filter(([name]) => KEPT_PARAM.test(name));
  if (adParams.length > 0 && !readStored(siteSlug, 'LinkedParams'))
    keep(siteSlug, 'LinkedParams', new URLSearchParams(adParams).toString());
}

/** Returns the advertising parameters (`utm_*` and click ids) of this tab's visit (OPEN-109). */
export const linkedParams = (siteSlug: string): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(readStored(siteSlug, 'LinkedParams') ?? ''));
