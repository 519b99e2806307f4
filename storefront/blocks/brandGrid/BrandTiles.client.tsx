'use client';
import dynamic from 'next/dynamic';

/** A list of brands, its script apart from what every page of blocks loads. */
export const BrandTiles = dynamic(() =>
  import('./BrandTileItems.client.tsx').then(({ BrandTileItems }) => BrandTileItems),
);
