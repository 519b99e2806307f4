'use client';
import dynamic from 'next/dynamic';

/** The slider, its script and styles apart: pages made of blocks share a bundle, and few of them have one. */
export const PriceRange = dynamic(() =>
  import('./PriceRangeForm.client.tsx').then(({ PriceRangeForm }) => PriceRangeForm),
);
