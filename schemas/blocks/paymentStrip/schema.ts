import { CreditCardIcon } from '@sanity/icons/CreditCard';
import { defineField, defineType } from 'sanity';
import { needsFeature } from '../../fields/needsFeature.ts';

/** 'We accept' with the logos of payment methods (CHECKOUT-05). Needs a feature. */
export const paymentStrip = defineType({
  name: 'paymentStrip',
  title: 'Payment strip',
  type: 'object',
  icon: CreditCardIcon,
  fields: [
    defineField({
      name: 'text',
      title: 'Text next to the logos',
      type: 'string',
      initialValue: 'For reservations, deposits and invoices. Pay by card on a secure page.',
      validation: (rule) => rule.max(140).warning('Keep it to 140 characters.'),
    }),
  ],
  validation: needsFeature('paymentStripEnabled', 'the payment strip'),
  preview: {
    select: { text: 'text' },
    prepare: ({ text }) => ({ title: 'We accept', subtitle: text ?? 'Payment strip', media: CreditCardIcon }),
  },
});
