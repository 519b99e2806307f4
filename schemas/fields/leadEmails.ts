import { defineArrayMember, defineField } from 'sanity';

const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

/** What is wrong with a list of addresses; null when each is one. */
export function emailsProblem(addresses: readonly string[]): string | null {
  const bad = addresses.find((address) => !EMAIL.test(address));
  return bad === undefined ? null : `'${bad}' is not an email address.`;
}

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
      rule.unique().custom((addresses) => emailsProblem((addresses as string[] | undefined) ?? []) ?? true),
  });
