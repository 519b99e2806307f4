'use client';
import type { Namespace } from '@forecourt/lib/platform/language/messages';
import { type AbstractIntlMessages, useLocale } from 'next-intl';
import { type ReactNode, useContext, useEffect, useState } from 'react';
import { useLanguage } from '../use-language.ts';
import { Inherited, InheritedTexts } from './InheritedTexts.client.tsx';
import { loadTexts } from './late-texts.client.ts';

/** Of which a page may have a part only. */
const PARTIAL: readonly Namespace[] = ['search', 'stock', 'price', 'vehicleCard'];

/**
 * Loads the texts of components whose scripts load on demand, unless the page has them, so that pages need not
 * contain them.
 * @param props.namespaces a constant
 * @param props.fallback shown until they are there, and if they fail to load; nothing by default
 */
export function LateTexts({
  namespaces,
  fallback = null,
  children,
}: {
  namespaces: readonly Namespace[];
  fallback?: ReactNode;
  children: ReactNode;
}) {
  const language = useLanguage();
  const locale = useLocale();
  const inherited = useContext(Inherited);
  const isComplete = namespaces.every((name) => name in inherited && !PARTIAL.includes(name));
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
  if (!messages) return fallback;
  return (
    <InheritedTexts locale={locale} messages={messages}>
      {children}
    </InheritedTexts>
  );
}
