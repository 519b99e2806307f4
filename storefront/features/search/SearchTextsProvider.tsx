import type { Messages } from '@forecourt/lib/platform/language/messages';
import { useLocale, useMessages } from 'next-intl';
import type { ReactNode } from 'react';
import { SearchTexts } from './client/SearchTexts.client.tsx';
import { type ServedPage, searchMessages } from './search-messages.ts';

/** Gives a page of results its texts in the browser, like `TextsProvider`. */
export function SearchTextsProvider({ page, children }: { page: ServedPage; children: ReactNode }) {
  // The texts of a request are a whole catalogue (`site/intl-request.ts`).
  const messages = useMessages() as unknown as Messages;
  return (
    <SearchTexts locale={useLocale()} messages={searchMessages(messages, page)}>
      {children}
    </SearchTexts>
  );
}
