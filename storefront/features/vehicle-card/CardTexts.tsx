import type { Messages } from '@forecourt/lib/platform/language/messages';
import { useLocale, useMessages } from 'next-intl';
import type { ReactNode } from 'react';
import { InheritedTexts } from '@/ui/texts/InheritedTexts.client.tsx';
import { type CardTextRules, cardMessages } from './card-messages.ts';

/** Gives cards that render in the browser their texts, like `TextsProvider`. */
export function CardTexts({ rules, children }: { rules: CardTextRules; children: ReactNode }) {
  // The texts of a request are a whole catalogue (`site/intl-request.ts`).
  const messages = useMessages() as unknown as Messages;
  return (
    <InheritedTexts locale={useLocale()} messages={cardMessages(messages, rules)}>
      {children}
    </InheritedTexts>
  );
}
