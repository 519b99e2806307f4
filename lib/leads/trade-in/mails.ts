import type { MailParts } from '../../messaging/mail/layout.ts';
import { formatDate, formatKilometres } from '../../platform/text/format.ts';
import type { TradeIn } from '../channel/trade-in.server.ts';
import { NO_ESTIMATE_TEXT } from './estimate.ts';
import { rangeText } from './lead-words.ts';
import { ownedVehicleTitle } from './vehicle.ts';

/** A valuation as its mail tells of it. */
export interface ToldValuation extends TradeIn {
  /** Where the dealer is. */
  timeZone: string;
  /** Who buys the car. */
  dealer: string;
  /** What our car is called that it goes towards; null where it goes towards none. */
  towards: string | null;
  /** The page of the estimate. */
  href: string;
}

/**
 * What the mail to a shopper says of the valuation of their car: the estimate and until when it holds, that it is
 * accepted, or that a person values the car (OPEN-069, OPEN-072).
 * @returns the parts that take the place of those of any other lead; null where the car is not known yet
 */
export function valuationMail(
  valuation: ToldValuation,
): (Pick<MailParts, 'preview' | 'heading' | 'rows' | 'button'> & { subject: string; text: string }) | null {
  const { vehicle, kilometres, rego, regoState, plateUnknown, expiresAt, acceptedAt } = valuation;
  const { timeZone, towards, href } = valuation;
  if (!vehicle) return null;
  // What was typed by hand may be any text, and the address anybody's: only what a plate stands for is named.
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
      ...(range ? [[acceptedAt ? 'Offer' : 'Estimate', range] as const] : []),
      ...(holdsUntil ? [['Holds until', holdsUntil] as const] : []),
    ],
    button: { label: range ? 'See your estimate' : 'Add photos of your car', href },
  };
}

/** The same sentences as on the page of the estimate. */
function wordsOf(
  { acceptedAt, inspectionAt, dealer }: ToldValuation,
  range: string | null,
): { heading: string; text: string } {
  if (acceptedAt)
    return {
      heading: 'Offer accepted',
      text: `${dealer} will call you to inspect the car and finalise the details. Have both keys and the logbook ready.`,
    };
  if (inspectionAt)
    return {
      heading: 'Inspection requested',
      text: `${dealer} will call you to arrange a time. An inspection takes about twenty minutes.`,
    };
  if (!range) return { heading: 'Thanks, we have the details of your car', text: NO_ESTIMATE_TEXT };
  return {
    heading: 'Your estimate',
    text: 'This is what we would pay for your car, subject to inspection. It binds you to nothing.',
  };
}
