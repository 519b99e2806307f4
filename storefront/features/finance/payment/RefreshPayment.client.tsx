'use client';
import { useEffect } from 'react';
import { refreshPayment } from './use-payment.client.ts';

/** Renews the shopper's payment in the browser, on the page that shows what the lender decided. */
export function RefreshPayment() {
  useEffect(() => void refreshPayment(), []);
  return null;
}
