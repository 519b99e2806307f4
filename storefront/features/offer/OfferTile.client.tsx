'use client';
import dynamic from 'next/dynamic';

/** The card of an offer, its script apart from what every page of blocks loads. */
export const OfferTile = dynamic(() =>
  import('./OfferTileContent.client.tsx').then(({ OfferTileContent }) => OfferTileContent),
);
