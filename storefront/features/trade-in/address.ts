import { STEP_PARAMETER, type Step } from './journey.ts';

/** The pages of a site's own about selling or trading in a car (ROUTE-10 to ROUTE-12). */
export const SELL_PATHS = ['/trade-in', '/sell-my-car', '/sell-your-car'] as const;
/** Where a car of ours is traded in against (ROUTE-09); never a car's slug. */
const CAR_TRADE_IN_PATH = '/cars/trade-in';

/** The parameter that names the car of ours, by id or slug. */
export const TRADE_IN_CAR = 'car_id';
/** The parameter that opens the form to enter a vehicle by hand. */
export const BY_HAND = 'by-hand';

const ALL_PATHS: readonly string[] = [...SELL_PATHS, CAR_TRADE_IN_PATH];

/** Whether a path is one of the valuation's. */
export const isTradeInPath = (path: string): boolean => ALL_PATHS.includes(path);

/** Where the forms of the valuation are sent. */
export const formPath = (
  form: 'vehicle' | 'by-hand' | 'confirm' | 'condition' | 'accept' | 'inspection' | 'remove-photo',
): string => `/api/trade-in/${form}`;

/** The field of the photos in a plain form. */
export const PHOTOS_FIELD = 'photos';

/**
 * Where the proxy sends the valuation: it is made for each shopper, but for the page on which it begins, which is the
 * same for everybody and cached whole.
 * @returns such as `/trade-in-per-request/trade-in`; null for every other address
 */
export function tradeInRoute(pathname: string, parameters: URLSearchParams): string | null {
  if (pathname === CAR_TRADE_IN_PATH) return `/trade-in-per-request${pathname}`;
  if (!isTradeInPath(pathname)) return null;
  const asks = [STEP_PARAMETER, TRADE_IN_CAR].some((name) => parameters.has(name));
  return asks ? `/trade-in-per-request${pathname}` : null;
}

/** The address of a step: of the page that the shopper is on, with the car of ours where there is one. */
export function stepAddress({ path, carId }: { path: string; carId: string | null }, step: Step): string {
  const parameters = new URLSearchParams({ [STEP_PARAMETER]: step, ...(carId && { [TRADE_IN_CAR]: carId }) });
  return `${path}?${parameters}`;
}

/** The page of a form, as its hidden field says it: only ever one of the valuation's. */
export function pageOfForm(text: string | undefined): { path: string; carId: string | null } | null {
  const [path = '', query = ''] = (text ?? '').split('?');
  if (!isTradeInPath(path)) return null;
  return { path, carId: new URLSearchParams(query).get(TRADE_IN_CAR) || null };
}

/** What a page's address carries beside its step, for the hidden field of a form. */
export const pageField = ({ path, carId }: { path: string; carId: string | null }): string =>
  carId ? `${path}?${new URLSearchParams({ [TRADE_IN_CAR]: carId })}` : path;
