/** Page of a shopper's reservation; the token replaces a sign-in. */
export const receiptPath = (reference: string, token: string): string =>
  `/reservations/${encodeURIComponent(reference)}?token=${encodeURIComponent(token)}`;
