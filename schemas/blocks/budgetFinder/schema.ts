import { CreditCardIcon } from '@sanity/icons/CreditCard';
import { defineType, type ValidationContext } from 'sanity';
import { headingField, introField } from '../../fields/blockFields.ts';

const API_VERSION = '2025-02-19';
const SWITCH = '*[_type == "siteFeatures" && site._ref == $site][0].budgetFinderEnabled';

/** The block shows nothing while an administrator has the feature off: say so where it is placed. */
async function switchedOn(_: unknown, { document, getClient }: ValidationContext): Promise<string | true> {
  const site = (document?.site as { _ref?: string } | undefined)?._ref;
  if (!site) return true; // said at the site field
  const on = await getClient({ apiVersion: API_VERSION }).fetch<boolean | null>(
    SWITCH,
    { site },
    { tag: 'validation.budget-finder' },
  );
  return (
    on === true ||
    'Shoppers do not see it yet: the budget finder is off for this site. An administrator can turn it on under Features.'
  );
}

/** From what one can repay to the cars it buys (BUDGET rows). */
export const budgetFinder = defineType({
  name: 'budgetFinder',
  title: 'Budget finder',
  type: 'object',
  icon: CreditCardIcon,
  fields: [{ ...headingField, initialValue: 'Find cars for your budget' }, introField], // BUDGET-01
  validation: (rule) => rule.custom(switchedOn).warning(),
  preview: {
    select: { heading: 'heading' },
    prepare: ({ heading }) => ({
      title: heading ?? 'Find cars for your budget',
      subtitle: 'Budget finder',
      media: CreditCardIcon,
    }),
  },
});
