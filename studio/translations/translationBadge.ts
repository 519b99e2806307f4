import { countTexts, pairTexts } from '@forecourt/lib/sites/translated-texts';
import { isTranslation } from '@forecourt/lib/sites/translations';
import { useEffect, useState } from 'react';
import { type DocumentBadgeComponent, type SanityDocument, useClient } from 'sanity';
import { API_VERSION } from '../document/site.ts';
import { countsLabel } from './labels.ts';

const ENGLISH_OF =
  '*[_type == "translation.metadata" && references($id)][0].translations[language == "en"][0].value->';

/** Shows what a translation lacks or what is out of date in it. */
export const translationBadge: DocumentBadgeComponent = ({ id, draft, published }) => {
  const client = useClient({ apiVersion: API_VERSION });
  const document = draft ?? published;
  const isTranslated = isTranslation(document);
  const [english, setEnglish] = useState<SanityDocument | null>(null);
  useEffect(() => {
    if (!isTranslated) return undefined;
    let isGone = false;
    client
      .withConfig({ perspective: 'published' })
      .fetch<SanityDocument | null>(ENGLISH_OF, { id }, { tag: 'translations.badge' })
      .then(
        (answer) => isGone || setEnglish(answer),
        () => undefined,
      );
    return () => {
      isGone = true;
    };
  }, [client, id, isTranslated]);
  if (!isTranslated || !document || !english) return null;
  const counts = countTexts(pairTexts(english, document));
  const isCurrent = counts.missing + counts.outdated === 0;
  return {
    label: `Texts: ${countsLabel(counts)}`,
    title: 'The view Translations shows each text beside the English one',
    color: isCurrent ? 'success' : 'warning',
  };
};
translationBadge.displayName = 'TranslationBadge';
