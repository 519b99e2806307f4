import type { FeatureName } from '@forecourt/lib/sites/features';
import { featureDefinitions } from '@forecourt/lib/sites/features';
import type { ObjectRule, ValidationContext } from 'sanity';

const API_VERSION = '2025-02-19';
const SWITCHES = '*[_type == "siteFeatures" && site._ref == $site][0]';

/**
 * The rule of a block that shows nothing while an administrator has its feature off: it says so where it is placed.
 * @param words for the block in a sentence: 'the budget finder'
 */
export function needsFeature(name: FeatureName, words: string) {
  return (rule: ObjectRule) =>
    rule
      .custom(async (_: unknown, { document, getClient }: ValidationContext): Promise<string | true> => {
        const site = (document?.site as { _ref?: string } | undefined)?._ref;
        if (!site) return true; // said at the site field
        const switches = await getClient({ apiVersion: API_VERSION }).fetch<Record<string, unknown> | null>(
          SWITCHES,
          { site },
          { tag: 'validation.feature' },
        );
        return (
          (switches?.[name] ?? featureDefinitions[name].fallback) === true ||
          `Shoppers do not see it yet: ${words} is off for this site. An administrator can turn it on under Features.`
        );
      })
      .warning();
}
