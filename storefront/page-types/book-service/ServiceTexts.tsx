import type { Messages } from '@forecourt/lib/platform/language/messages';
import { useLocale, useMessages } from 'next-intl';
import type { ReactNode } from 'react';
import { InheritedTexts } from '@/ui/texts/InheritedTexts.client.tsx';
import { serviceMessages } from './service-messages.ts';

/** Gives the form for booking a service its texts in the browser, like `TextsProvider`. */
export function ServiceTexts({ children }: { children: ReactNode }) {
  // The texts of a request are a whole catalogue (`site/intl-request.ts`).
  const messages = useMessages() as unknown as Messages;
  return (
    <InheritedTexts locale={useLocale()} messages={serviceMessages(messages)}>
      {children}
    </InheritedTexts>
  );
}
