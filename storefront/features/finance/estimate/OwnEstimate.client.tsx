'use client';
import { shopperEstimate } from '@forecourt/lib/vehicle/finance/shopper-estimate';
import { EstimateFigure } from './EstimateFigure.tsx';
import type { OwnEstimateProps } from './own-estimate-props.ts';

/** The weekly figure of a vehicle by a shopper's own deposit, term and pre-approval. */
export function OwnEstimate({ vehicle, settings, payment }: OwnEstimateProps) {
  const estimate = shopperEstimate(vehicle, settings, payment, new Date());
  return estimate && <EstimateFigure estimate={estimate} settings={settings} />;
}
