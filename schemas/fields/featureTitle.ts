import { type FeatureName, featureDefinitions } from '@forecourt/lib/sites/features';

export const featureTitle = (name: FeatureName): string => featureDefinitions[name].title;
