import type { QueryName } from '@forecourt/lib/sites/address-table';
import { COMPARE_PARAMETER } from '@/features/compare/compared.ts';
import { isDealershipsParameter } from '@/features/dealerships/state.ts';
import { DIRECTORY_PARAMETERS } from '@/features/directory/state.ts';
import { FINANCE_VEHICLE } from '@/features/finance/fields.ts';
import { OFFER_PARAMETERS } from '@/features/offer/filter.ts';
import { BOOK_QUERY, BOOK_VEHICLE } from '@/features/test-drive/address.ts';
import { TRADE_IN_CAR } from '@/features/trade-in/address.ts';
import { STEP_PARAMETER } from '@/features/trade-in/journey.ts';
import { PROBLEMS_PARAMETER } from '@/forms/answers.ts';
import { isSearchParameter } from '@/stock/address.ts';

const oneOf = (names: readonly string[]) => (parameters: URLSearchParams) =>
  names.some((name) => parameters.has(name));
const matching = (isOwn: (name: string) => boolean) => (parameters: URLSearchParams) =>
  [...parameters.keys()].some(isOwn);

/**
 * Returns whether a query string changes a page, for each query name of the address table. Other
 * parameters, such as `utm_source`, leave a page cached.
 */
export const QUERIES: Readonly<Record<QueryName, (parameters: URLSearchParams) => boolean>> = {
  compare: oneOf([COMPARE_PARAMETER]),
  dealerLocator: oneOf(['near']),
  dealerships: matching(isDealershipsParameter),
  // Without a value there is no vehicle, and the page is the same for everybody.
  finance: (parameters) => Boolean(parameters.get(FINANCE_VEHICLE)) || parameters.has(PROBLEMS_PARAMETER),
  form: oneOf([PROBLEMS_PARAMETER]),
  models: oneOf(DIRECTORY_PARAMETERS),
  offers: oneOf([...OFFER_PARAMETERS, PROBLEMS_PARAMETER]),
  search: matching(isSearchParameter),
  testDrive: oneOf([BOOK_VEHICLE, BOOK_QUERY, PROBLEMS_PARAMETER]),
  token: oneOf(['token']),
  tradeIn: oneOf([STEP_PARAMETER, TRADE_IN_CAR]),
};
