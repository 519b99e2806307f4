'use client';
import dynamic from 'next/dynamic';

/** The items of a list of cards, their script apart from what every page of blocks loads. */
export const VehicleCards = dynamic(() =>
  import('./VehicleCardItems.client.tsx').then(({ VehicleCardItems }) => VehicleCardItems),
);
