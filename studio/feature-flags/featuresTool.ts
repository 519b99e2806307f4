import { ControlsIcon } from '@sanity/icons/Controls';
import { lazy } from 'react';
import { definePlugin } from 'sanity';

const FeaturesMatrix = lazy(async () => ({ default: (await import('./FeaturesMatrix.tsx')).FeaturesMatrix }));

/** The tool that shows which feature is on at which site, and lets administrators switch them. */
export const featuresTool = definePlugin({
  name: 'features-matrix',
  tools: [{ name: 'features', title: 'Features', icon: ControlsIcon, component: FeaturesMatrix }],
});
