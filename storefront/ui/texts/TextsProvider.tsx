import type { Namespace } from '@forecourt/lib/platform/language/messages';
import { useLocale, useMessages } from 'next-intl';
import type { ReactNode } from 'react';
import { InheritedTexts } from './InheritedTexts.client.tsx';

/**
 * Gives components in the browser the texts of some namespaces, in addition to those of providers above. Only
 * components that run in the browser need it; the texts become part of the page's data.
 */
export function TextsProvider({
  namespaces,
  children,
}: {
  namespaces: readonly Namespace[];
  children: ReactNode;
}) {
  const messages = useMessages();
  return (
    <InheritedTexts
      locale={useLocale()}
      messages={Object.fromEntries(namespaces.map((name) => [name, messages[name]]))}
    >
      {children}
    </InheritedTexts>
  );
}
