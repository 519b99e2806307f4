import { ImagesIcon } from '@sanity/icons/Images';
import { createElement, lazy, Suspense } from 'react';
import { type AssetSourceComponentProps, definePlugin } from 'sanity';
import { route } from 'sanity/router';
import { withResizing } from './resizingSource.ts';

const LibraryPicker = lazy(() => import('./LibraryPicker.tsx'));
const LIBRARY = {
  name: 'library',
  title: 'Library',
  icon: ImagesIcon,
  // Its own suspense boundary keeps the form visible while the library loads.
  component: (props: AssetSourceComponentProps) =>
    createElement(Suspense, null, createElement(LibraryPicker, props)),
};

/** The media library, as a tool and as an asset source of picture fields. */
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
    // Sanity's own source handles files dropped on a field.
    image: { assetSources: (sources) => [...sources.map(withResizing), LIBRARY] },
  },
});
