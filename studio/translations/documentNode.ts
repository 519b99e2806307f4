import { isTranslatedType } from '@forecourt/lib/sites/translations';
import { TranslateIcon } from '@sanity/icons/Translate';
import type { DefaultDocumentNodeResolver } from 'sanity/structure';
import { TranslationsView } from './TranslationsView.tsx';

/** Adds the view 'Translations' to documents that can be translated. */
export const documentNode: DefaultDocumentNodeResolver = (S, { schemaType }) =>
  isTranslatedType(schemaType)
    ? S.document().views([
        S.view.form().title('Edit'),
        S.view.component(TranslationsView).id('translations').title('Translations').icon(TranslateIcon),
      ])
    : S.document();
