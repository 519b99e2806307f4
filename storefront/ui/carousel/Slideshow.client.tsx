'use client';
import dynamic from 'next/dynamic';

/** Slides in one place, their script apart: pages made of blocks share a bundle, and few of them have slides. */
export const Slideshow = dynamic(() =>
  import('./SlideshowItems.client.tsx').then(({ SlideshowItems }) => SlideshowItems),
);
