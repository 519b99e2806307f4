import { CreditCardIcon } from '@sanity/icons/CreditCard';
import { defineField, defineType } from 'sanity';
import { needsFeature } from '../../fields/needsFeature.ts';

/** 'We accept' and the marks of what can be paid with (CHECKOUT-05); only where the site's switch is on. */
export const paymentStrip = defineType({
  name: 'paymentStrip',
  title: 'Payment strip',
  type: 'object',
  icon: CreditCardIcon,
  fields: [
    defineField({
      name: 'text',
      title: 'Text beside the marks',
      type: 'string',
      initialValue: 'For reserving a car, deposits and invoices. Paid by card on a secure page.',
      validation: (rule) => rule.max(140).warning('Keep it to 140 characters.'),
    }),
  ],
  validation: needsFeature('paymentStripEnabled', 'the payment strip'),
  preview: {
    select: { text: 'text' },
    prepare: ({ text }) => ({ title: 'We accept', subtitle: text ?? 'Payment strip', media: CreditCardIcon }),
  },
});
