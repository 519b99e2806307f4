import { ControlsIcon } from '@sanity/icons/Controls';
import { definePlugin } from 'sanity';
import { FeaturesMatrix } from './FeaturesMatrix.tsx';

/** The tool that shows which feature is on at which site, and lets administrators switch them. */
export const featuresTool = definePlugin({
  name: 'features-matrix',
  tools: [{ name: 'features', title: 'Features', icon: ControlsIcon, component: FeaturesMatrix }],
});
