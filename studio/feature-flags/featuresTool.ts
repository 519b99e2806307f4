import { ControlsIcon } from '@sanity/icons/Controls';
import { lazy } from 'react';
import { definePlugin } from 'sanity';

const FeaturesMatrix = lazy(async () => ({ default: (await import('./FeaturesMatrix.tsx')).FeaturesMatrix }));

export const featuresTool = definePlugin({
  name: 'features-matrix',
  tools: [{ name: 'features', title: 'Features', icon: ControlsIcon, component: FeaturesMatrix }],
});
