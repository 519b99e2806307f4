'use client';
import dynamic from 'next/dynamic';

/** A list of cards in a separate bundle, which most pages of blocks do not need. */
export const VehicleCards = dynamic(() =>
  import('./VehicleCardItems.client.tsx').then(({ VehicleCardItems }) => VehicleCardItems),
);
