import type { MailParts } from '../../messaging/mail/layout.ts';
import { dayText, mailTexts } from '../../messaging/mail/mail-language.ts';
import { ENGLISH, type Language } from '../../platform/language/languages.ts';
import type { Translator } from '../../platform/language/translator.ts';
import { formatMoney, formatWhole } from '../../platform/text/format.ts';
import type { TradeIn } from '../channel/trade-in.server.ts';
import { ownedVehicleTitle } from './vehicle.ts';

export interface ValuationSummary extends TradeIn {
  timeZone: string;
  dealer: string;
  /** The stock vehicle it goes towards; null for none. */
  towards: string | null;
  href: string;
  /** English by default. */
  language?: Language;
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
  const { timeZone, towards, href, language = ENGLISH } = valuation;
  if (!vehicle) return null;
  // The address is unverified and hand-typed text could be abuse, so name only a vehicle found by its plate.
  const title = rego && !plateUnknown ? ownedVehicleTitle(vehicle) : null;
  const texts = mailTexts(language, 'valuationMail');
  const range = rangeIn(valuation, texts);
  const holdsUntil = range && !acceptedAt && expiresAt && dayText(expiresAt, timeZone, language);
  const { heading, text } = wordsOf(valuation, range, texts);
  return {
    subject: title ? mailTexts(language, 'mail')('about', { text: heading, vehicle: title }) : heading,
    heading,
    text,
    preview: range && !acceptedAt ? texts('previewWithRange', { range, text }) : text,
    rows: [
      ...(title ? [[texts('yourCar'), title] as const] : []),
      ...(towards ? [[texts('towards'), towards] as const] : []),
      ...(rego ? [[texts('rego'), [rego, regoState].filter(Boolean).join(' ')] as const] : []),
      ...(kilometres === null
        ? []
        : [[texts('odometer'), texts('kilometres', { km: formatWhole(kilometres) })] as const]),
      ...(range ? [[texts(acceptedAt ? 'accepted' : 'estimate'), range] as const] : []),
      ...(holdsUntil ? [[texts('validUntil'), holdsUntil] as const] : []),
    ],
    button: { label: texts(range ? 'viewEstimate' : 'addPhotos'), href },
  };
}

/** Returns the amounts of an estimate in a language: see `rangeText`. */
const rangeIn = (
  { amountLow, amountHigh }: Pick<ValuationSummary, 'amountLow' | 'amountHigh'>,
  texts: Translator<'valuationMail'>,
): string | null =>
  amountLow === null || amountHigh === null
    ? null
    : amountLow === amountHigh
      ? formatMoney(amountLow)
      : texts('range', { low: formatMoney(amountLow), high: formatMoney(amountHigh) });

/** Says the same as the estimate's page. */
function wordsOf(
  { acceptedAt, inspectionAt, dealer, amountLow, amountHigh }: ValuationSummary,
  range: string | null,
  texts: Translator<'valuationMail'>,
): { heading: string; text: string } {
  if (acceptedAt) {
    const text = !range
      ? texts('acceptedUnknown', { dealer })
      : texts(amountLow === amountHigh ? 'acceptedOffer' : 'acceptedEstimate', { range, dealer });
    return { heading: texts('headings.accepted'), text };
  }
  if (inspectionAt)
    return { heading: texts('headings.inspection'), text: texts('inspectionText', { dealer }) };
  if (!range) return { heading: texts('headings.received'), text: texts('noEstimate') };
  return { heading: texts('headings.estimate'), text: texts('estimateText') };
}
