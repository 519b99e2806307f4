/** The page of a shopper's own reservation; the token stands in for an account. */
export const receiptPath = (reference: string, token: string): string =>
  `/reservations/${encodeURIComponent(reference)}?token=${encodeURIComponent(token)}`;
