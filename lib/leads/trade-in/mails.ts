import type { MailParts } from '../../messaging/mail/layout.ts';
import { formatDate, formatKilometres } from '../../platform/text/format.ts';
import type { TradeIn } from '../channel/trade-in.server.ts';
import { acceptedText } from './accepted-text.ts';
import { NO_ESTIMATE_TEXT } from './estimate.ts';
import { rangeText } from './lead-message.ts';
import { ownedVehicleTitle } from './vehicle.ts';

export interface ValuationSummary extends TradeIn {
  timeZone: string;
  dealer: string;
  /** The stock vehicle it goes towards; null for none. */
  towards: string | null;
  href: string;
}

/**
 * Returns the parts of a shopper's mail about their valuation: the estimate with its expiry, its acceptance,
 * or that staff will value the car (OPEN-069, OPEN-072).
 * @returns null while the car is unknown
 */
export function valuationMail(
  valuation: ValuationSummary,
): (Pick<MailParts, 'preview' | 'heading' | 'rows' | 'button'> & { subject: string; text: string }) | null {
  const { vehicle, kilometres, rego, regoState, plateUnknown, expiresAt, acceptedAt } = valuation;
  const { timeZone, towards, href } = valuation;
  if (!vehicle) return null;
  // The address is unverified and hand-typed text could be abuse, so name only a vehicle found by its plate.
  const title = rego && !plateUnknown ? ownedVehicleTitle(vehicle) : null;
  const range = rangeText(valuation);
  const holdsUntil = range && !acceptedAt && expiresAt && formatDate(expiresAt, timeZone);
  const { heading, text } = wordsOf(valuation, range);
  return {
    subject: [heading, title].filter(Boolean).join(': '),
    heading,
    text,
    preview: range && !acceptedAt ? `${range}. ${text}` : text,
    rows: [
      ...(title ? [['Your car', title] as const] : []),
      ...(towards ? [['Towards', towards] as const] : []),
      ...(rego ? [['Rego', [rego, regoState].filter(Boolean).join(' ')] as const] : []),
      ...(kilometres === null ? [] : [['Odometer', formatKilometres(kilometres)] as const]),
      ...(range ? [[acceptedAt ? 'Accepted' : 'Estimate', range] as const] : []),
      ...(holdsUntil ? [['Valid until', holdsUntil] as const] : []),
    ],
    button: { label: range ? 'View your estimate' : 'Add photos of your car', href },
  };
}

/** Uses the same text as the estimate's page. */
function wordsOf(
  { acceptedAt, inspectionAt, dealer, amountLow, amountHigh }: ValuationSummary,
  range: string | null,
): { heading: string; text: string } {
  if (acceptedAt)
    return {
      heading: 'Offer accepted',
      text: acceptedText({ amountLow, amountHigh }, dealer),
    };
  if (inspectionAt)
    return {
      heading: 'Inspection requested',
      text: `${dealer} will call you to arrange a time. An inspection takes about twenty minutes.`,
    };
  if (!range) return { heading: 'Thanks, we have the details of your car', text: NO_ESTIMATE_TEXT };
  return {
    heading: 'Your estimate',
    text: 'This is what we would pay for your car, subject to inspection. No obligation.',
  };
}
