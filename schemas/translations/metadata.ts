import { TRANSLATED_TYPES, TRANSLATION_METADATA_TYPE } from '@forecourt/lib/sites/translations';
import { defineArrayMember, defineField, defineType } from 'sanity';

/**
 * The sites of the documents that belong together, added to the plugin's own fields. Roles are limited by
 * them.
 */
export const metadataFields = [
  defineField({ name: 'site', title: 'Site', type: 'reference', to: [{ type: 'site' }], readOnly: true }),
  defineField({
    name: 'sites',
    title: 'Sites of an offer',
    type: 'array',
    of: [defineArrayMember({ type: 'reference', to: [{ type: 'site' }] })],
    readOnly: true,
  }),
];

/**
 * The metadata document of `@sanity/document-internationalization`, for the generation of types. In the studio
 * the plugin defines it.
 */
export const translationMetadata = defineType({
  name: TRANSLATION_METADATA_TYPE,
  title: 'Translation metadata',
  type: 'document',
  fields: [
    defineField({
      name: 'translations',
      type: 'array',
      of: [
        defineArrayMember({
          type: 'object',
          name: 'internationalizedArrayReferenceValue',
          fields: [
            defineField({ name: 'language', type: 'string' }),
            defineField({
              name: 'value',
              type: 'reference',
              weak: true,
              to: TRANSLATED_TYPES.map((type) => ({ type })),
            }),
          ],
        }),
      ],
    }),
    defineField({ name: 'schemaTypes', type: 'array', of: [defineArrayMember({ type: 'string' })] }),
    ...metadataFields,
  ],
});
