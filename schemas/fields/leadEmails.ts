import { defineArrayMember, defineField } from 'sanity';

const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

/** Where the mails about enquiries, test drives and other leads go. */
export const leadEmails = (otherwise: string) =>
  defineField({
    name: 'leadEmails',
    title: 'Enquiries go to',
    type: 'array',
    of: [defineArrayMember({ type: 'string' })],
    options: { layout: 'tags' },
    description: `Email addresses. ${otherwise}`,
    validation: (rule) =>
      rule.unique().custom((addresses) => {
        const bad = (addresses as string[] | undefined)?.find((address) => !EMAIL.test(address));
        return bad === undefined || `'${bad}' is not an email address.`;
      }),
  });
