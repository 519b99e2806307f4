import { FORM_FIELD_NAMES } from '@forecourt/lib/leads/form-field-names';
import { formField as fieldFacts } from '@forecourt/lib/leads/form-fields';
import { defineField, defineType } from 'sanity';

export const formField = defineType({
  name: 'formField',
  title: 'Field',
  type: 'object',
  fields: [
    defineField({
      name: 'field',
      title: 'Field',
      type: 'string',
      options: { list: FORM_FIELD_NAMES.map((value) => ({ value, title: fieldFacts(value).label })) },
      validation: (rule) => rule.required().error('Choose a field.'),
    }),
    defineField({
      name: 'required',
      title: 'Required',
      type: 'boolean',
      initialValue: false,
    }),
  ],
  preview: {
    select: { field: 'field', required: 'required' },
    prepare: ({ field, required }) => ({
      title: FORM_FIELD_NAMES.includes(field) ? fieldFacts(field).label : 'Not selected',
      subtitle: required ? 'Required' : 'Optional',
    }),
  },
});
