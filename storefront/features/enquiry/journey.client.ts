'use client';
import { keep, readStored } from './store.client.ts';

/** As many pages as a lead tells of (OPEN-109). */
const PAGES = 20;
const LINKED = /^(utm_\w+|gclid|fbclid)$/;

export function visitedPages(siteSlug: string): string[] {
  return readStored(siteSlug, 'VisitedPages')?.split('\n').filter(Boolean) ?? [];
}

/** Notes a page of this visit, its path alone, and what the advertisement that brought the visitor was called. */
export function noteVisit(siteSlug: string, path: string): void {
  const pages = visitedPages(siteSlug);
  if (pages.at(-1) !== path) keep(siteSlug, 'VisitedPages', [...pages, path].slice(-PAGES).join('\n'));
  const linked = [...new URLSearchParams(location.search)].filter(([name]) => LINKED.test(name));
  if (linked.length > 0 && !readStored(siteSlug, 'LinkedParams'))
    keep(siteSlug, 'LinkedParams', new URLSearchParams(linked).toString());
}

export const linkedParams = (siteSlug: string): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(readStored(siteSlug, 'LinkedParams') ?? ''));
