import { CAR_TRADE_IN_PATH, SELL_PATHS } from '@forecourt/lib/sites/sell-paths';
import { STEP_PARAMETER, type Step } from './journey.ts';

/** The parameter that names our car, by id or slug. */
export const TRADE_IN_CAR = 'car_id';
export const BY_HAND = 'by-hand';

const ALL_PATHS: readonly string[] = [...SELL_PATHS, CAR_TRADE_IN_PATH];

export const isTradeInPath = (path: string): boolean => ALL_PATHS.includes(path);

export const formPath = (
  form: 'vehicle' | 'by-hand' | 'confirm' | 'condition' | 'accept' | 'inspection' | 'remove-photo',
): string => `/api/trade-in/${form}`;

export const PHOTOS_FIELD = 'photos';
/** Query of the address that the installed app shares photos with; our own forms do not have it. */
export const SHARED_PARAMETER = 'shared';

/** Returns the address of a step: of the page that the shopper is on, with our car, if any. */
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
