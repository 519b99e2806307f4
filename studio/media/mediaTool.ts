import { ImagesIcon } from '@sanity/icons/Images';
import { createElement, lazy, Suspense } from 'react';
import { type AssetSourceComponentProps, definePlugin } from 'sanity';
import { route } from 'sanity/router';

const LibraryPicker = lazy(() => import('./LibraryPicker.tsx'));
const LIBRARY = {
  name: 'library',
  title: 'Library',
  icon: ImagesIcon,
  // The form stays as it is while the library comes.
  component: (props: AssetSourceComponentProps) =>
    createElement(Suspense, null, createElement(LibraryPicker, props)),
};

/** The library of pictures over all sites, a tool and a source of every field for a picture. Loaded when it is shown. */
export const mediaTool = definePlugin({
  name: 'media',
  tools: [
    {
      name: 'media',
      title: 'Media',
      icon: ImagesIcon,
      router: route.create('/'),
      component: lazy(() => import('./Media.tsx')),
    },
  ],
  form: {
    // The studio's own source stays: it is what takes files that are dropped on a field.
    image: { assetSources: (sources) => [...sources, LIBRARY] },
  },
});
