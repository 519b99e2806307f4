import type { Messages } from '@forecourt/lib/platform/language/messages';
import { useLocale, useMessages } from 'next-intl';
import type { ReactNode } from 'react';
import { InheritedTexts } from '@/ui/texts/InheritedTexts.client.tsx';
import { searchMessages } from './search-messages.ts';

/** Gives components in the browser the texts of the search, like `TextsProvider`. */
export function SearchTextsProvider({ children }: { children: ReactNode }) {
  // The texts of a request are a whole catalogue (`site/intl-request.ts`).
  const messages = useMessages() as unknown as Messages;
  return (
    <InheritedTexts locale={useLocale()} messages={searchMessages(messages)}>
      {children}
    </InheritedTexts>
  );
}
