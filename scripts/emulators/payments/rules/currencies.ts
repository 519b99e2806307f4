import { badParameter, type StripeFault } from '../wire/errors.ts';

/** Every currency Stripe accepts, in the order of its error message. */
const CURRENCIES = (
  'usd aed afn all amd ang aoa ars aud awg azn bam bbd bdt bgn bhd bif bmd bnd bob brl bsd bwp byn bzd cad cdf chf ' +
  'clp cny cop crc cve czk djf dkk dop dzd egp etb eur fjd fkp gbp gel gip gmd gnf gtq gyd hkd hnl hrk htg huf idr ' +
  'ils inr isk jmd jod jpy kes kgs khr kmf krw kwd kyd kzt lak lbp lkr lrd lsl mad mdl mga mkd mmk mnt mop mur mvr ' +
  'mwk mxn myr mzn nad ngn nio nok npr nzd omr pab pen pgk php pkr pln pyg qar ron rsd rub rwf sar sbd scr sek sgd ' +
  'shp sle sos srd std szl thb tjs tnd top try ttd twd tzs uah ugx uyu uzs vnd vuv wst xaf xcd xof xpf yer zar zmw'
).split(' ');

/**
 * The minimum amount in the currency's smallest unit, and how Stripe's message writes it
 * (https://docs.stripe.com/currencies#minimum-and-maximum-charge-amounts). For other currencies Stripe
 * converts to the account's currency; this service has no exchange rates and accepts any amount.
 */
const MINIMUMS: Readonly<Record<string, readonly [amount: number, formatted: string]>> = {
  usd: [50, '$0.50'],
  aed: [200, '2.00 د.إ'],
  aud: [50, '$0.50'],
  brl: [50, 'R$0.50'],
  cad: [50, '$0.50'],
  chf: [50, '0.50 Fr'],
  czk: [1_500, '15.00 Kč'],
  dkk: [250, '2.50 kr.'],
  eur: [50, '€0.50'],
  gbp: [30, '£0.30'],
  hkd: [400, '$4.00'],
  huf: [17_500, '175.00 Ft'],
  inr: [50, '₹0.50'],
  jpy: [50, '¥50'],
  mxn: [1_000, '$10.00'],
  myr: [200, 'RM2.00'],
  nok: [300, '3.00 kr'],
  nzd: [50, '$0.50'],
  pln: [200, '2.00 zł'],
  ron: [200, '2.00 lei'],
  sek: [300, '3.00 kr'],
  sgd: [50, '$0.50'],
  thb: [1_000, '฿10.00'],
};

/** Returns the currency as Stripe stores it, `aud`; null if Stripe does not accept it. */
export function currencyOf(code: string): string | null {
  const lower = code.toLowerCase();
  return CURRENCIES.includes(lower) ? lower : null;
}

export const unknownCurrency = (code: string): string =>
  `Invalid currency: ${code.toLowerCase()}. Stripe currently supports these currencies: ${CURRENCIES.join(', ')}`;

/**
 * Returns the error for an amount below Stripe's minimum, or null if it is large enough.
 * @param what start of the message, such as `Amount must be`
 * @param param the parameter the error names
 */
export function minimumAmountFault(
  amount: number,
  currency: string,
  { what, param }: { what: string; param: string },
): StripeFault | null {
  const [minimum, minimumText] = MINIMUMS[currency] ?? [0, ''];
  if (amount >= minimum) return null;
  return badParameter(`${what} at least ${minimumText} ${currency}`, param, 'amount_too_small');
}
