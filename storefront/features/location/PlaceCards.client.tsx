'use client';
import dynamic from 'next/dynamic';

/** The items of a list of places, their script apart from what every page of blocks loads. */
export const PlaceCards = dynamic(() =>
  import('./PlaceCardItems.client.tsx').then(({ PlaceCardItems }) => PlaceCardItems),
);
