import { defineField } from 'sanity';

/** The site a document belongs to; set by itself when the document is made inside a site. */
export const siteField = defineField({
  name: 'site',
  title: 'Site',
  type: 'reference',
  to: [{ type: 'site' }],
  options: { disableNew: true },
  validation: (rule) => rule.required().error('Choose the site this belongs to.'),
});
