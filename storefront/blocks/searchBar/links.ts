import { popularMakes } from '@/features/search/popular-makes.ts';
import { makeHref } from '@/stock/landing.ts';

export interface QuickLink {
  label: string;
  href: string;
}

/**
 * Returns links to the makes with the most stock; none for a site with one make.
 * @param makes most stock first
 */
export function makeLinks(makes: readonly { name: string }[], popularCount: number): QuickLink[] {
  if (makes.length < 2) return [];
  const { popular, all } = popularMakes(
    makes.map(({ name }) => ({ label: name })),
    popularCount,
  );
  return (popular.length ? popular : all).map(({ label }) => ({ label, href: makeHref(label) }));
}
