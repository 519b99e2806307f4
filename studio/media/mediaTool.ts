import { ImagesIcon } from '@sanity/icons/Images';
import { lazy } from 'react';
import { definePlugin } from 'sanity';

const LIBRARY = {
  name: 'library',
  title: 'Library',
  icon: ImagesIcon,
  component: lazy(() => import('./LibraryPicker.tsx')),
};

/** The library of pictures over all sites, a tool and a source of every field for a picture. Loaded when it is shown. */
export const mediaTool = definePlugin({
  name: 'media',
  tools: [{ name: 'media', title: 'Media', icon: ImagesIcon, component: lazy(() => import('./Media.tsx')) }],
  form: {
    // The studio's own source stays: it is what takes files that are dropped on a field.
    image: { assetSources: (sources) => [...sources, LIBRARY] },
  },
});
