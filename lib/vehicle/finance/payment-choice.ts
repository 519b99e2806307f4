/** A shopper's own deposit in dollars and term in years, for the figures of every vehicle. */
export interface PaymentChoice {
  deposit: number;
  years: number;
}

/** What a lender approved for a shopper. Money in dollars, rates in percent per year, the term in years. */
export interface PreApproval {
  lender: string;
  amount: number;
  rate: number;
  comparisonRate: number;
  years: number;
  /** The lender's fee that is added to the loan. */
  fee: number;
  /** ISO 8601. */
  expiresAt: string;
}

/** What is known about how a shopper would pay. */
export interface ShopperPayment {
  choice: PaymentChoice | null;
  approval: PreApproval | null;
}

/** Nothing is known: figures are those of the vehicle's lender. */
export const NO_PAYMENT: ShopperPayment = { choice: null, approval: null };

/** Returns whether an approval has not expired. Withdrawn ones are not kept. */
export const isCurrent = ({ expiresAt }: Pick<PreApproval, 'expiresAt'>, now: Date): boolean =>
  Date.parse(expiresAt) > now.getTime();

/** A shopper's payment in their cookie, and when the lender was last asked: seconds since the epoch. */
export interface KeptPayment extends ShopperPayment {
  checkedAt: number;
}

/** Cookie with the shopper's payment; the page of an online payment has one named `payment`. Scripts read it, because cached pages do not know the shopper. */
export const PAYMENT_COOKIE = 'repayment';

/** Returns a kept payment as the part of the cookie that is signed. */
export const paymentText = (kept: KeptPayment): string => encodeURIComponent(JSON.stringify(kept));

/**
 * Parses a payment cookie without verifying its signature: only for what the browser shows to its own shopper.
 * @returns null if there is none, or it cannot be read
 */
export function parsePaymentCookie(cookie: string | undefined): KeptPayment | null {
  const end = cookie?.lastIndexOf('.') ?? -1;
  if (!cookie || end < 0) return null;
  try {
    return JSON.parse(decodeURIComponent(cookie.slice(0, end))) as KeptPayment;
  } catch {
    return null;
  }
}
