/** Advertising networks that receive conversions. */
export const RECEIVERS = ['google', 'meta'] as const;
export type Receiver = (typeof RECEIVERS)[number];

/** What a shopper did after a click. A reservation that leads to a sale is two conversions. */
export const CONVERSION_KINDS = ['lead', 'testDrive', 'reservation', 'sale'] as const;
export type ConversionKind = (typeof CONVERSION_KINDS)[number];

/**
 * `waiting`: to be sent; `sent`: accepted; `needless`: nothing may be sent, or it was cancelled before;
 * `refused`: the network will never accept it; `retracting`: accepted, but the shopper has cancelled or been
 * refunded since; `retracted`: the network knows.
 */
export const CONVERSION_STATES = [
  'waiting',
  'sent',
  'needless',
  'refused',
  'retracting',
  'retracted',
] as const;
export type ConversionState = (typeof CONVERSION_STATES)[number];
