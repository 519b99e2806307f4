import type { FeatureName } from '@forecourt/lib/sites/features';
import { featureDefinitions } from '@forecourt/lib/sites/features';
import type { ObjectRule, ValidationContext } from 'sanity';

const API_VERSION = '2025-02-19';
const SWITCHES = '*[_type == "siteFeatures" && site._ref == $site][0]';

/**
 * Returns a rule that warns if the feature a block needs is turned off for the site.
 * @param words the block in a sentence: 'the budget finder'
 */
export function needsFeature(name: FeatureName, words: string) {
  return (rule: ObjectRule) =>
    rule
      .custom(async (_: unknown, { document, getClient }: ValidationContext): Promise<string | true> => {
        const site = (document?.site as { _ref?: string } | undefined)?._ref;
        if (!site) return true; // reported at the site field
        const switches = await getClient({ apiVersion: API_VERSION }).fetch<Record<string, unknown> | null>(
          SWITCHES,
          { site },
          { tag: 'validation.feature' },
        );
        return (
          (switches?.[name] ?? featureDefinitions[name].fallback) === true ||
          `Shoppers can't see this: ${words} is turned off for this site. An administrator can turn it on under Features.`
        );
      })
      .warning();
}
