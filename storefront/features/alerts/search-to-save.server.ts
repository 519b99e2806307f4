import { SEARCH_NAME_LENGTH } from '@forecourt/lib/leads/alerts/saved-search';
import type { NewSavedSearch } from '@forecourt/lib/leads/alerts/saved-searches.server';
import { translatorOf } from '@forecourt/lib/platform/language/translator';
import { cutText } from '@forecourt/lib/platform/text/clean';
import { allOf } from '@forecourt/lib/platform/text/search-filter';
import { safeTarget } from '@forecourt/lib/sites/account-paths';
import type { Site } from '@forecourt/lib/sites/site';
import { sharedLoanLimits } from '@forecourt/lib/vehicle/finance/limits';
import { chipsOf } from '@/features/search/chips.ts';
import { parseAddress, serialiseState } from '@/stock/address.ts';
import { stockCatalogue } from '@/stock/catalogue.server.ts';
import { hasLoan, WEEKLY } from '@/stock/facets.ts';
import { resolveLanding } from '@/stock/landing.ts';
import { stateFilter } from '@/stock/state-filter.ts';

export interface SearchToSave extends Omit<NewSavedSearch, 'frequency'> {
  /** The search as text; empty for all stock. */
  parts: string[];
}

/**
 * Parses the address of a results page; null if it is not one of the site.
 * @throws if the search does not answer
 */
export async function searchToSave(site: Site, address: string): Promise<SearchToSave | null> {
  const { pathname, searchParams } = new URL(safeTarget(address), 'http://site.invalid');
  const [, room, ...segments] = pathname.split('/').filter((part, index) => index === 0 || part !== '');
  if (room !== 'search') return null;
  const landing = resolveLanding(segments.map(decodeURIComponent), await stockCatalogue(site));
  if (!landing) return null;
  const limits = sharedLoanLimits(site.settings);
  // Alerts go by the payments of lenders, and the results page adds the shopper's own deposit and term.
  const state = { ...parseAddress(searchParams), page: 1, terms: null };
  const chips = chipsOf({ ...state, near: null }, translatorOf('en', 'stock')).map(({ label }) => label);
  const parts = landing.kind === 'all' ? chips : [landing.heading, ...chips];
  return {
    name: cutText(parts.join(', ') || landing.heading, SEARCH_NAME_LENGTH),
    address: landing.path + serialiseState(state),
    filter: allOf([
      landing.filter,
      stateFilter(state),
      // Like the results: a vehicle below the lender's minimum has no weekly repayment.
      limits && WEEKLY in state.lists && hasLoan(limits.min),
    ]),
    words: state.query,
    parts,
  };
}
