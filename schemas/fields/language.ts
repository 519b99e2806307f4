import { isLanguage, LANGUAGE_FACTS } from '@forecourt/lib/platform/language/languages';
import { isTranslatedType, isTranslation, TRANSLATED_FIELDS } from '@forecourt/lib/sites/translations';
import { defineArrayMember, defineField, type FieldDefinition, type SanityDocument } from 'sanity';

interface DocumentType {
  name: string;
  fields: FieldDefinition[];
  preview?: { select?: Record<string, string>; prepare?: (value: never) => Summary };
}
interface Summary {
  title?: string;
  subtitle?: string;
}

/** The language of a document, set when a translation is created. Without one it is in English. */
const languageField = defineField({
  name: 'language',
  title: 'Language',
  type: 'string',
  readOnly: true,
  hidden: true,
});

/** The English texts that the translation was last confirmed to match (`lib/sites/translated-texts.ts`). */
const translatedFromField = defineField({
  name: 'translatedFrom',
  title: 'English texts that this translates',
  type: 'array',
  readOnly: true,
  hidden: true,
  of: [
    defineArrayMember({
      type: 'object',
      name: 'translatedText',
      fields: [
        defineField({ name: 'path', title: 'Field', type: 'string' }),
        defineField({ name: 'text', title: 'English text', type: 'text' }),
      ],
    }),
  ],
});

/**
 * Adds to a document type its language, and hides in translations what the site takes from the English
 * document. Lists show the language.
 */
export function withLanguage<Type extends DocumentType>(type: Type): Type {
  if (!isTranslatedType(type.name)) return type;
  const own: readonly string[] = TRANSLATED_FIELDS[type.name];
  const { select, prepare } = type.preview ?? {};
  return {
    ...type,
    fields: [
      ...type.fields.map((field) => (own.includes(field.name) ? field : hiddenInTranslations(field))),
      languageField,
      translatedFromField,
    ],
    preview: {
      ...type.preview,
      select: { ...select, language: 'language' },
      prepare: (value: never) => {
        const summary: Summary = prepare?.(value) ?? {};
        const { language } = value as { language?: unknown };
        if (!isTranslation({ language }) || !isLanguage(language)) return summary;
        const parts = [LANGUAGE_FACTS[language].englishName, summary.subtitle];
        return { ...summary, subtitle: parts.filter(Boolean).join(' · ') };
      },
    },
  };
}

function hiddenInTranslations<Field extends FieldDefinition>(field: Field): Field {
  const { hidden } = field;
  return {
    ...field,
    hidden: (context: { document?: SanityDocument | undefined }) =>
      isTranslation(context.document) ||
      (typeof hidden === 'function' ? hidden(context as never) : hidden === true),
  };
}
