'use client';
import dynamic from 'next/dynamic';

/** The weekly figure of a card. Its script loads only on sites whose cards show one. */
export const CardRepayment = dynamic(() =>
  import('@/features/finance/estimate/ListedEstimate.client.tsx').then((module) => module.ListedEstimate),
);
