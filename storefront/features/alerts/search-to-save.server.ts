import { SEARCH_NAME_LENGTH } from '@forecourt/lib/leads/alerts/saved-search';
import type { NewSavedSearch } from '@forecourt/lib/leads/alerts/saved-searches.server';
import { splitLanguage } from '@forecourt/lib/platform/language/languages';
import { translatorOf } from '@forecourt/lib/platform/language/translator';
import { cutText } from '@forecourt/lib/platform/text/clean';
import { allOf } from '@forecourt/lib/platform/text/search-filter';
import { safeTarget } from '@forecourt/lib/sites/account-paths';
import type { Site } from '@forecourt/lib/sites/site';
import { sharedLoanLimits } from '@forecourt/lib/vehicle/finance/limits';
import { chipsOf, joined } from '@/features/search/chips.ts';
import { parseAddress, serialiseState } from '@/stock/address.ts';
import { stockCatalogue } from '@/stock/catalogue.server.ts';
import { hasLoan, WEEKLY } from '@/stock/facets.ts';
import { resolveLanding } from '@/stock/landing.ts';
import type { Noun } from '@/stock/noun.ts';
import { landingHeading, searchedNoun } from '@/stock/searched-noun.ts';
import { stateFilter } from '@/stock/state-filter.ts';

export interface SearchToSave extends Omit<NewSavedSearch, 'frequency'> {
  /** The search as text; empty for all stock. */
  parts: string[];
  /** The noun of the vehicles that it finds. */
  noun: Noun;
}

/**
 * Parses the address of a results page, and names the search in the language of the address.
 * @returns null if it is not a page of the site
 * @throws if the search does not answer
 */
export async function searchToSave(site: Site, address: string): Promise<SearchToSave | null> {
  const { pathname, searchParams } = new URL(safeTarget(address), 'http://site.invalid');
  const { language, path } = splitLanguage(pathname);
  const [, room, ...segments] = path.split('/').filter((part, index) => index === 0 || part !== '');
  if (room !== 'search') return null;
  const landing = resolveLanding(segments.map(decodeURIComponent), await stockCatalogue(site));
  if (!landing) return null;
  const limits = sharedLoanLimits(site.settings);
  // The results page and alerts add the shopper's own deposit, term and pre-approval.
  const state = { ...parseAddress(searchParams), page: 1, terms: null };
  const t = translatorOf(language, 'stock');
  const chips = chipsOf({ ...state, near: null }, t).map(({ label }) => label);
  const parts = landing.kind === 'all' ? chips : [landingHeading(landing, t), ...chips];
  return {
    name: cutText(joined(parts, t) || landingHeading(landing, t), SEARCH_NAME_LENGTH),
    address: landing.path + serialiseState(state),
    filter: allOf([
      landing.filter,
      stateFilter(state),
      // Like the results: a vehicle below the lender's minimum has no weekly repayment.
      limits && WEEKLY in state.lists && hasLoan(limits.min),
    ]),
    words: state.query,
    parts,
    noun: searchedNoun(landing.noun, state),
  };
}
