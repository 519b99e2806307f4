import { FIELD_TITLES } from '@forecourt/lib/inventory/stock/mapping/field-titles';
import { FIELDS } from '@forecourt/lib/inventory/stock/mapping/fields';
import { readWord } from '@forecourt/lib/inventory/stock/mapping/read-word';
import { defineArrayMember, defineField, defineType } from 'sanity';

const IGNORED = 'ignore';
const CHOICES = [
  { title: 'Ignore this column', value: IGNORED },
  ...FIELD_TITLES.map((field) => ({ ...field })),
];
const titleOf = (value: unknown) => CHOICES.find((field) => field.value === value)?.title;

/** Returns why a field does not accept a value; null if it does, or no field is selected. */
function wordProblem(field: string | undefined, text: string | undefined): string | null {
  const knownField = FIELDS.find((name) => name === field);
  const word = knownField && text ? readWord(knownField, text) : null;
  return word && 'problem' in word ? word.problem : null;
}

/** The mapping of a feed's column (`lib/inventory/stock/mapping`). */
export const feedColumn = defineType({
  name: 'feedColumn',
  title: 'Column',
  type: 'object',
  fields: [
    defineField({
      name: 'column',
      title: 'Column',
      type: 'string',
      description:
        'The name in the file’s header. Photo{1..40} means Photo1 to Photo40. In XML and JSON, the path below the vehicle: price.egc, price@currency for an XML attribute, attributes.Colour for a list of names and values. For a value of the dealer that encloses its vehicles, the path from the top: $.dealer@id, $.dealers.*.id.',
      validation: (rule) => rule.required().error('Enter the name of the column.'),
    }),
    defineField({
      name: 'field',
      title: 'Field',
      type: 'string',
      options: { list: CHOICES },
      validation: (rule) => rule.required().error('Choose a field, or ignore the column.'),
    }),
    defineField({
      name: 'isOptional',
      title: 'Optional',
      type: 'boolean',
      initialValue: false,
      description: 'If off, files without this column are refused.',
      hidden: ({ parent }) => (parent as { field?: string } | undefined)?.field === IGNORED,
    }),
    defineField({
      name: 'words',
      title: 'Custom values',
      type: 'array',
      of: [defineArrayMember({ type: 'feedWord' })],
      description:
        'Only needed if the standard values are not understood. Values that are not in the list are ignored.',
      hidden: ({ parent }) => (parent as { field?: string } | undefined)?.field === IGNORED,
      validation: (rule) => [
        rule.max(300).error('Enter up to 300 values.'),
        rule
          .custom((words, { parent }) => {
            const { field } = (parent ?? {}) as { field?: string };
            for (const { meaning } of (words ?? []) as { meaning?: string }[]) {
              const problem = wordProblem(field, meaning);
              if (problem) return problem;
            }
            return true;
          })
          .error(),
      ],
    }),
  ],
  preview: {
    select: { column: 'column', field: 'field' },
    prepare: ({ column, field }) => ({ title: column ?? 'Untitled', subtitle: titleOf(field) }),
  },
});

/** A value used by a dealer's system and its meaning. */
export const feedWord = defineType({
  name: 'feedWord',
  title: 'Custom value',
  type: 'object',
  options: { columns: 2 },
  fields: [
    defineField({
      name: 'word',
      title: 'Value in the file',
      type: 'string',
      validation: (rule) => rule.required().error('Enter a value.'),
    }),
    defineField({
      name: 'meaning',
      title: 'Meaning',
      type: 'string',
      description: 'Leave empty if it means nothing.',
    }),
  ],
  preview: {
    select: { word: 'word', meaning: 'meaning' },
    prepare: ({ word, meaning }) => ({ title: `${word ?? ''} means ${meaning ?? 'nothing'}` }),
  },
});

/** A value for all vehicles of a feed, unless a column contains it. */
export const feedValue = defineType({
  name: 'feedValue',
  title: 'Value',
  type: 'object',
  options: { columns: 2 },
  fields: [
    defineField({
      name: 'field',
      title: 'Field',
      type: 'string',
      options: { list: FIELD_TITLES.map((field) => ({ ...field })) },
      validation: (rule) => rule.required().error('Choose a field.'),
    }),
    defineField({
      name: 'value',
      title: 'Value',
      type: 'string',
      validation: (rule) => [
        rule.required().error('Enter a value.'),
        rule
          .custom<string>(
            (value, { parent }) =>
              wordProblem((parent as { field?: string } | undefined)?.field, value) ?? true,
          )
          .error(),
      ],
    }),
  ],
  preview: {
    select: { field: 'field', value: 'value' },
    prepare: ({ field, value }) => ({ title: titleOf(field) ?? 'No field', subtitle: value }),
  },
});

/** Maps a feed's location code to a location. */
export const feedLocation = defineType({
  name: 'feedLocation',
  title: 'Location',
  type: 'object',
  options: { columns: 2 },
  fields: [
    defineField({
      name: 'code',
      title: 'Code in the file',
      type: 'string',
      validation: (rule) => rule.required().error('Enter a code.'),
    }),
    defineField({
      name: 'location',
      title: 'Location',
      type: 'reference',
      to: [{ type: 'location' }],
      options: { disableNew: true },
      description: 'Leave empty for vehicles without a location.',
    }),
  ],
  preview: {
    select: { code: 'code', name: 'location.name' },
    prepare: ({ code, name }) => ({ title: name ?? 'No location', subtitle: code }),
  },
});
