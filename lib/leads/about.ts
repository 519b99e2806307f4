import type { FormKind } from './kinds.ts';
import type { LeadPayload } from './payload.ts';

/**
 * The vehicles that a lead is about, in words: ours, or the shopper's own that is valued and which of ours it goes towards,
 * '2019 Mazda 3, towards Kia Sportage'. Empty where it is about none.
 * @param ours what our vehicle is called, where somebody knows more than its make and model
 */
export function vehiclesOf(
  kind: FormKind,
  payload: Pick<LeadPayload, 'Vehicle Make' | 'Vehicle Model' | 'lead_attributes'>,
  ours = [payload['Vehicle Make'], payload['Vehicle Model']].filter(Boolean).join(' '),
): string {
  if (kind !== 'tradeIn') return ours;
  return [payload.lead_attributes.valued_vehicle, ours && `towards ${ours}`].filter(Boolean).join(', ');
}
