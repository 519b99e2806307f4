'use client';
import { ENGLISH } from '@forecourt/lib/platform/language/languages';
import { useEffect, useState } from 'react';
import { LateTexts } from '@/ui/texts/LateTexts.client.tsx';
import { useLanguage } from '@/ui/use-language.ts';
import { type ErrorTexts, loadErrorTexts } from './error-texts.client.ts';
import { useFieldText } from './use-field-text.ts';

const FIELD_TEXTS = ['fields'] as const;

/**
 * A message of a form in the language of the page: one of every form at once, another of the catalogue `errors`
 * once its texts are loaded, any other as it is. On pages without the texts of forms, all of them load.
 */
export const Message = ({ text }: { text: string }) => (
  <LateTexts namespaces={FIELD_TEXTS} fallback={text}>
    <KnownMessage text={text} />
  </LateTexts>
);

function KnownMessage({ text }: { text: string }) {
  const language = useLanguage();
  const shown = useFieldText()(text);
  const isUnknown = language !== ENGLISH && shown === text;
  const [texts, setTexts] = useState<ErrorTexts | null>(null);
  useEffect(() => {
    if (!isUnknown) return;
    let isStale = false;
    loadErrorTexts(language).then(
      (loaded) => {
        if (!isStale) setTexts(loaded);
      },
      (error) => console.info('the messages did not load', error),
    );
    return () => {
      isStale = true;
    };
  }, [isUnknown, language]);
  return texts?.get(text) ?? shown;
}
