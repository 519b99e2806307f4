import { FIELD_TITLES } from '@forecourt/lib/inventory/stock/mapping/field-titles';
import { FIELDS } from '@forecourt/lib/inventory/stock/mapping/fields';
import { readWord } from '@forecourt/lib/inventory/stock/mapping/read-default';
import { defineArrayMember, defineField, defineType } from 'sanity';

const IGNORED = 'ignore';
const CHOICES = [
  { title: 'Nothing: leave this column out', value: IGNORED },
  ...FIELD_TITLES.map((field) => ({ ...field })),
];
const titleOf = (value: unknown) => CHOICES.find((field) => field.value === value)?.title;

/** Why a field does not understand a word; null when it does, or the field is not chosen yet. */
function wordProblem(field: string | undefined, text: string | undefined): string | null {
  const knownField = FIELDS.find((name) => name === field);
  const word = knownField && text ? readWord(knownField, text) : null;
  return word && 'problem' in word ? word.problem : null;
}

/** What is done with one column of a feed (`lib/inventory/stock/mapping`). */
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
        'As the header of the file writes it. Photo{1..40} stands for Photo1 to Photo40. In XML and JSON the path below the vehicle: price.egc, in XML price@currency for an attribute, in JSON attributes.Colour in a list of names and values.',
      validation: (rule) => rule.required().error('Enter the name of the column.'),
    }),
    defineField({
      name: 'field',
      title: 'Fills',
      type: 'string',
      options: { list: CHOICES },
      validation: (rule) => rule.required().error('Choose what the column fills, or leave it out.'),
    }),
    defineField({
      name: 'isOptional',
      title: 'The file may come without it',
      type: 'boolean',
      initialValue: false,
      description: 'Otherwise a file without this column is refused.',
      hidden: ({ parent }) => (parent as { field?: string } | undefined)?.field === IGNORED,
    }),
    defineField({
      name: 'words',
      title: 'Words of the dealer',
      type: 'array',
      of: [defineArrayMember({ type: 'feedWord' })],
      description:
        'Only where the usual words are not understood. A value that is not in the list is then no value.',
      hidden: ({ parent }) => (parent as { field?: string } | undefined)?.field === IGNORED,
      validation: (rule) => [
        rule.max(300).error('Keep it to 300 words.'),
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
    prepare: ({ column, field }) => ({ title: column ?? 'Without a name', subtitle: titleOf(field) }),
  },
});

/** A word of a dealer's system and what it means. */
export const feedWord = defineType({
  name: 'feedWord',
  title: 'Word',
  type: 'object',
  options: { columns: 2 },
  fields: [
    defineField({
      name: 'word',
      title: 'In the file',
      type: 'string',
      validation: (rule) => rule.required().error('Enter the word.'),
    }),
    defineField({ name: 'meaning', title: 'Means', type: 'string', description: 'Empty: nothing.' }),
  ],
  preview: {
    select: { word: 'word', meaning: 'meaning' },
    prepare: ({ word, meaning }) => ({ title: `${word ?? ''} means ${meaning ?? 'nothing'}` }),
  },
});

/** A value that every vehicle of a feed has, unless a column says otherwise. */
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
      validation: (rule) => rule.required().error('Choose the field.'),
    }),
    defineField({
      name: 'value',
      title: 'Value',
      type: 'string',
      validation: (rule) => [
        rule.required().error('Enter the value.'),
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

/** A location, by the code that a feed has for it. */
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
      validation: (rule) => rule.required().error('Enter the code.'),
    }),
    defineField({
      name: 'location',
      title: 'Location',
      type: 'reference',
      to: [{ type: 'location' }],
      options: { disableNew: true },
      description: 'Empty: vehicles of this code stand at no location.',
    }),
  ],
  preview: {
    select: { code: 'code', name: 'location.name' },
    prepare: ({ code, name }) => ({ title: name ?? 'No location', subtitle: code }),
  },
});
