'use client';
import dynamic from 'next/dynamic';

/** Lazily loaded list items, to keep them out of the bundle that pages of blocks share. */
export const PlaceCards = dynamic(() =>
  import('./PlaceCardItems.client.tsx').then(({ PlaceCardItems }) => PlaceCardItems),
);
