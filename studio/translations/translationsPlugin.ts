import { LANGUAGE_FACTS, LANGUAGES } from '@forecourt/lib/platform/language/languages';
import { TRANSLATED_TYPES } from '@forecourt/lib/sites/translations';
import { metadataFields } from '@forecourt/schemas/translations/metadata';
import { documentInternationalization } from '@sanity/document-internationalization';
import { createElement } from 'react';
import { definePlugin, type StringInputProps } from 'sanity';
import { EnglishNotice } from './EnglishNotice.tsx';

/**
 * Translations of documents, stored as `@sanity/document-internationalization` does. Its menu offers the same
 * languages for every document. Ours, the view 'Translations', offers those of the document's site.
 */
export const translations = definePlugin({
  name: 'translations',
  plugins: [
    documentInternationalization({
      supportedLanguages: LANGUAGES.map((id) => ({ id, title: LANGUAGE_FACTS[id].englishName })),
      schemaTypes: TRANSLATED_TYPES,
      weakReferences: true,
      hideLanguageFilter: true,
      metadataOmnisearchVisibility: false,
      addTemplates: false,
      metadataFields,
    }),
  ],
  form: {
    components: {
      input: (props) =>
        props.schemaType.jsonType === 'string' && props.path.length === 1
          ? createElement(EnglishNotice, {
              input: props as unknown as StringInputProps,
              rendered: props.renderDefault(props),
            })
          : props.renderDefault(props),
    },
  },
});
