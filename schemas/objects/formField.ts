import { FORM_FIELD_NAMES } from '@forecourt/lib/leads/form-field-names';
import { formField as fieldFacts } from '@forecourt/lib/leads/form-fields';
import { defineField, defineType } from 'sanity';

/** Something that a form asks beside its core fields. */
export const formField = defineType({
  name: 'formField',
  title: 'Question',
  type: 'object',
  fields: [
    defineField({
      name: 'field',
      title: 'Question',
      type: 'string',
      options: { list: FORM_FIELD_NAMES.map((value) => ({ value, title: fieldFacts(value).label })) },
      validation: (rule) => rule.required().error('Choose what is asked.'),
    }),
    defineField({
      name: 'required',
      title: 'Must be answered',
      type: 'boolean',
      initialValue: false,
    }),
  ],
  preview: {
    select: { field: 'field', required: 'required' },
    prepare: ({ field, required }) => ({
      title: FORM_FIELD_NAMES.includes(field) ? fieldFacts(field).label : 'Not chosen yet',
      subtitle: required ? 'Must be answered' : 'Optional',
    }),
  },
});
