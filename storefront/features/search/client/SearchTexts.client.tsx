'use client';
import { type AbstractIntlMessages, useTranslations } from 'next-intl';
import {
  createContext,
  type ReactNode,
  startTransition,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useState,
} from 'react';
import { InheritedTexts } from '@/ui/texts/InheritedTexts.client.tsx';
import { LateTexts } from '@/ui/texts/LateTexts.client.tsx';
import { loadTexts } from '@/ui/texts/late-texts.client.ts';
import { useLanguage } from '@/ui/use-language.ts';

const LoadAllTexts = createContext<() => void>(() => {});

const ALL = ['search', 'stock', 'emptyList', 'vehicleCard', 'price'] as const;

/**
 * The texts of a page of results: at first those of what the server rendered, and all of them once the shopper presses
 * anything or another search is shown, because other filters, values and vehicles appear then.
 */
export function SearchTexts({
  locale,
  messages,
  children,
}: {
  locale: string;
  messages: AbstractIntlMessages;
  children: ReactNode;
}) {
  const language = useLanguage();
  const [all, setAll] = useState<AbstractIntlMessages | null>(null);
  const load = useCallback(() => {
    loadTexts(language, ALL).then(
      (loaded) => startTransition(() => setAll(loaded)),
      () => {}, // values stay in English, and parts that need more texts try again
    );
  }, [language]);
  useEffect(() => {
    const controller = new AbortController();
    const once = { once: true, passive: true, signal: controller.signal };
    addEventListener('pointerdown', load, once);
    addEventListener('keydown', load, once);
    return () => controller.abort();
  }, [load]);
  const shown = useMemo(() => ({ ...messages, ...all }), [messages, all]);
  return (
    <LoadAllTexts value={load}>
      <InheritedTexts locale={locale} messages={shown}>
        {children}
      </InheritedTexts>
    </LoadAllTexts>
  );
}

/** Returns the function that loads all texts of the page, once. */
export const useLoadAllTexts = (): (() => void) => useContext(LoadAllTexts);

/**
 * Parts of a page of results that most pages do not show at first; rendered once they have their texts.
 * @param props.needs a text of these parts, which a page has with all the others or not at all
 */
export function AllTexts({
  needs,
  children,
}: {
  needs: 'activeFilters' | 'didYouMean' | 'mapOfLocations' | 'noResults.text' | 'postcodeField';
  children: ReactNode;
}) {
  const isThere = useTranslations('search').has(needs);
  return isThere ? children : <LateTexts namespaces={ALL}>{children}</LateTexts>;
}
