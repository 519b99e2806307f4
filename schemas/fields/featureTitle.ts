import { type FeatureName, featureDefinitions } from '@forecourt/lib/sites/features';

/** Returns the title of a feature in the studio and the preview bar. */
export const featureTitle = (name: FeatureName): string => featureDefinitions[name].title;
