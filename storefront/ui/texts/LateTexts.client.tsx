'use client';
import type { Namespace } from '@forecourt/lib/platform/language/messages';
import { type AbstractIntlMessages, useLocale } from 'next-intl';
import { type ReactNode, useContext, useEffect, useState } from 'react';
import { useLanguage } from '../use-language.ts';
import { Inherited, InheritedTexts } from './InheritedTexts.client.tsx';
import { loadTexts } from './late-texts.client.ts';

/**
 * Loads the texts of components whose scripts load on demand, unless the page has them, so that pages need not
 * contain them. Renders nothing until they are there, or if they fail to load.
 * @param props.namespaces a constant
 */
export function LateTexts({
  namespaces,
  children,
}: {
  namespaces: readonly Namespace[];
  children: ReactNode;
}) {
  const language = useLanguage();
  const locale = useLocale();
  const inherited = useContext(Inherited);
  const isComplete = namespaces.every((name) => name in inherited);
  const [messages, setMessages] = useState<AbstractIntlMessages | null>(null);
  useEffect(() => {
    if (isComplete) return;
    let isStale = false;
    loadTexts(language, namespaces).then(
      (loaded) => {
        if (!isStale) setMessages(loaded);
      },
      (error) => console.info('texts did not load', error),
    );
    return () => {
      isStale = true;
    };
  }, [language, namespaces, isComplete]);
  if (isComplete) return children;
  return (
    messages && (
      <InheritedTexts locale={locale} messages={messages}>
        {children}
      </InheritedTexts>
    )
  );
}
