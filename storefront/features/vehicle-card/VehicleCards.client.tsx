'use client';
import dynamic from 'next/dynamic';

/** A separate bundle, because most pages of blocks have no cards. */
export const VehicleCards = dynamic(() =>
  import('./VehicleCardItems.client.tsx').then(({ VehicleCardItems }) => VehicleCardItems),
);
