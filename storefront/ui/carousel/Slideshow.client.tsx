'use client';
import dynamic from 'next/dynamic';

/** A slideshow with a separate bundle, since few block pages have one. */
export const Slideshow = dynamic(() =>
  import('./SlideshowItems.client.tsx').then(({ SlideshowItems }) => SlideshowItems),
);
