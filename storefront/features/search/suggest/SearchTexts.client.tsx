'use client';
import { useLocale } from 'next-intl';
import { type ReactNode, useEffect, useState } from 'react';
import { InheritedTexts } from '@/ui/texts/InheritedTexts.client.tsx';
import { useAddress } from '@/ui/use-language.ts';
import type { SearchMessages } from '../search-messages.ts';

/** `GET` answers with `SearchMessages`. */
const ADDRESS = '/search/texts';

const loaded = new Map<string, Promise<SearchMessages>>();

/** Loads the texts once per language; repeats a failed request on the next use. */
function loadTexts(address: string): Promise<SearchMessages> {
  const texts =
    loaded.get(address) ??
    fetch(address).then((response) => {
      if (!response.ok) throw new Error(`The search texts did not load: ${response.status}.`);
      return response.json() as Promise<SearchMessages>;
    });
  loaded.set(address, texts);
  texts.catch(() => loaded.delete(address));
  return texts;
}

/** Renders its content with the texts of the search, which only results pages contain. */
export function SearchTexts({ children }: { children: ReactNode }) {
  const locale = useLocale();
  const address = useAddress()(ADDRESS);
  const [messages, setMessages] = useState<SearchMessages | null>(null);
  useEffect(() => {
    let isLeft = false;
    loadTexts(address).then(
      (texts) => !isLeft && setMessages(texts),
      () => {}, // the search works without suggestions
    );
    return () => {
      isLeft = true;
    };
  }, [address]);
  return (
    messages && (
      <InheritedTexts locale={locale} messages={messages}>
        {children}
      </InheritedTexts>
    )
  );
}
