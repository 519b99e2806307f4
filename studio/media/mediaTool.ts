import { ImagesIcon } from '@sanity/icons/Images';
import { lazy } from 'react';
import { definePlugin } from 'sanity';

/** The library of pictures over all sites. Loaded when it is shown. */
export const mediaTool = definePlugin({
  name: 'media',
  tools: [{ name: 'media', title: 'Media', icon: ImagesIcon, component: lazy(() => import('./Media.tsx')) }],
});
