import type { Messages, Namespace } from '@forecourt/lib/platform/language/messages';
import { useLocale, useMessages } from 'next-intl';
import type { ReactNode } from 'react';
import { InheritedTexts } from '@/ui/texts/InheritedTexts.client.tsx';

/**
 * Gives a list and its search their texts in the browser: those of some namespaces, and of `stock` only numbers of
 * vehicles, what prices include, and body types.
 */
export function ListTextsProvider({
  namespaces,
  children,
}: {
  namespaces: readonly Namespace[];
  children: ReactNode;
}) {
  // The texts of a request are a whole catalogue (`site/intl-request.ts`).
  const messages = useMessages() as unknown as Messages;
  const { count, inStock, arriving, inStockAndArriving, basis, values } = messages.stock;
  const stock = {
    count,
    inStock,
    arriving,
    inStockAndArriving,
    basis,
    values: { simple_body: values.simple_body },
  };
  return (
    <InheritedTexts
      locale={useLocale()}
      messages={{
        ...Object.fromEntries(namespaces.map((name) => [name, messages[name]])),
        listSearch: messages.listSearch,
        pager: messages.pager,
        stock,
      }}
    >
      {children}
    </InheritedTexts>
  );
}
