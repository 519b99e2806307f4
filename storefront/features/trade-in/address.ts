import { STEP_PARAMETER, type Step } from './journey.ts';

/** Pages for selling or trading in a car without a vehicle of ours (ROUTE-10 to ROUTE-12). */
export const SELL_PATHS = ['/trade-in', '/sell-my-car', '/sell-your-car'] as const;
/** Trade-in towards one of our vehicles (ROUTE-09); never the slug of a car. */
const CAR_TRADE_IN_PATH = '/cars/trade-in';

export const TRADE_IN_CAR = 'car_id';
export const BY_HAND = 'by-hand';

const ALL_PATHS: readonly string[] = [...SELL_PATHS, CAR_TRADE_IN_PATH];

export const isTradeInPath = (path: string): boolean => ALL_PATHS.includes(path);

export const formPath = (
  form: 'vehicle' | 'by-hand' | 'confirm' | 'condition' | 'accept' | 'inspection' | 'remove-photo',
): string => `/api/trade-in/${form}`;

export const PHOTOS_FIELD = 'photos';

/**
 * Returns the route of a valuation page: rendered per request for each shopper, except its cached start page.
 * @returns such as `/trade-in-per-request/trade-in`; null for every other address
 */
export function tradeInRoute(pathname: string, parameters: URLSearchParams): string | null {
  if (pathname === CAR_TRADE_IN_PATH) return `/trade-in-per-request${pathname}`;
  if (!isTradeInPath(pathname)) return null;
  const asks = [STEP_PARAMETER, TRADE_IN_CAR].some((name) => parameters.has(name));
  return asks ? `/trade-in-per-request${pathname}` : null;
}

/** Returns the address of a step on the shopper's current page, with our vehicle if there is one. */
export function stepAddress({ path, carId }: { path: string; carId: string | null }, step: Step): string {
  const parameters = new URLSearchParams({ [STEP_PARAMETER]: step, ...(carId && { [TRADE_IN_CAR]: carId }) });
  return `${path}?${parameters}`;
}

/** Returns a form's page from its hidden field; null unless it is a valuation page. */
export function pageOfForm(text: string | undefined): { path: string; carId: string | null } | null {
  const [path = '', query = ''] = (text ?? '').split('?');
  if (!isTradeInPath(path)) return null;
  return { path, carId: new URLSearchParams(query).get(TRADE_IN_CAR) || null };
}

/** Returns the page's address without the step, for a form's hidden field. */
export const pageField = ({ path, carId }: { path: string; carId: string | null }): string =>
  carId ? `${path}?${new URLSearchParams({ [TRADE_IN_CAR]: carId })}` : path;
