import type { FormKind } from './form-kinds.ts';
import type { LeadPayload } from './payload.ts';

/**
 * Returns the vehicles a lead is about, such as '2019 Mazda 3, towards Kia Sportage', or ''.
 * @param ours name of the site's vehicle, if the caller knows more than its make and model
 */
export function leadVehicles(
  kind: FormKind,
  payload: Pick<LeadPayload, 'Vehicle Make' | 'Vehicle Model' | 'lead_attributes'>,
  ours = [payload['Vehicle Make'], payload['Vehicle Model']].filter(Boolean).join(' '),
): string {
  if (kind !== 'tradeIn') return ours;
  return [payload.lead_attributes.valued_vehicle, ours && `towards ${ours}`].filter(Boolean).join(', ');
}
