import type { Messages } from '@forecourt/lib/platform/language/messages';
import { useLocale, useMessages } from 'next-intl';
import type { ReactNode } from 'react';
import { InheritedTexts } from '@/ui/texts/InheritedTexts.client.tsx';
import { cardMessages } from './card-messages.ts';
import type { CardRules } from './rules.ts';

/** Gives cards that render in the browser their texts, like `TextsProvider`. */
export function CardTexts({
  rules,
  children,
}: {
  rules: Pick<CardRules, 'repayment' | 'subscription'>;
  children: ReactNode;
}) {
  // The texts of a request are a whole catalogue (`site/intl-request.ts`).
  const messages = useMessages() as unknown as Messages;
  return (
    <InheritedTexts locale={useLocale()} messages={cardMessages(messages, rules)}>
      {children}
    </InheritedTexts>
  );
}
