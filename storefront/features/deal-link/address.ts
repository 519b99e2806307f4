import { DEAL_TOKEN } from '@forecourt/lib/leads/deal/link';
import { vehiclePath } from '@forecourt/lib/vehicle/vehicle-path';

/** Parameter and field with the id of the deal that is being changed. */
export const DEAL_FIELD = 'deal';
export { DEAL_TOKEN };

/** Field with the key of a form that saves a new deal, so that pressing twice makes one. */
export const SAVE_KEY_FIELD = 'key';

/** The figures for a choice, requested after each change. */
export const FIGURES_PATH = '/api/deal-figures';

export const buildDealPath = (vehicle: { slug: string }): string => `${vehiclePath(vehicle)}/deal`;
export const saveDealPath = (vehicle: { slug: string }): string => `${buildDealPath(vehicle)}/save`;

/** The form with the choices of a deal's newest version, to change them. */
export const changeDealPath = (vehicle: { slug: string }, deal: { id: string; token: string }): string =>
  `${buildDealPath(vehicle)}?${new URLSearchParams({ [DEAL_FIELD]: deal.id, [DEAL_TOKEN]: deal.token })}`;
