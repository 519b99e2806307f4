import type { Messages } from '@forecourt/lib/platform/language/messages';
import { useLocale, useMessages } from 'next-intl';
import type { ReactNode } from 'react';
import { InheritedTexts } from '@/ui/texts/InheritedTexts.client.tsx';

/** Gives the slider its texts in the browser: of the search only those of a range. */
export function PriceRangeTexts({ children }: { children: ReactNode }) {
  // The texts of a request are a whole catalogue (`site/intl-request.ts`).
  const { priceRange, search, stock } = useMessages() as unknown as Messages;
  const { minimum, maximum, slider } = search;
  return (
    <InheritedTexts
      locale={useLocale()}
      messages={{
        priceRange,
        search: { minimum, maximum, slider },
        stock: { count: stock.count },
      }}
    >
      {children}
    </InheritedTexts>
  );
}
