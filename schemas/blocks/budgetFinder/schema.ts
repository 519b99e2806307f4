import { CreditCardIcon } from '@sanity/icons/CreditCard';
import { defineType } from 'sanity';
import { headingField, introField } from '../../fields/blockFields.ts';
import { needsFeature } from '../../fields/needsFeature.ts';

/** Finds cars by what a shopper can repay (BUDGET rows). */
export const budgetFinder = defineType({
  name: 'budgetFinder',
  title: 'Budget finder',
  type: 'object',
  icon: CreditCardIcon,
  fields: [{ ...headingField, initialValue: 'Find cars for your budget' }, introField], // BUDGET-01
  validation: needsFeature('budgetFinderEnabled', 'the budget finder'),
  preview: {
    select: { heading: 'heading' },
    prepare: ({ heading }) => ({
      title: heading ?? 'Find cars for your budget',
      subtitle: 'Budget finder',
      media: CreditCardIcon,
    }),
  },
});
