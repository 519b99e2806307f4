'use client';
import dynamic from 'next/dynamic';

/** A list of cards with a separate bundle, not loaded by every page of blocks. */
export const VehicleCards = dynamic(() =>
  import('./VehicleCardItems.client.tsx').then(({ VehicleCardItems }) => VehicleCardItems),
);
