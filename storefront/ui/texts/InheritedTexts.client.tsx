'use client';
import { type AbstractIntlMessages, NextIntlClientProvider } from 'next-intl';
import { createContext, type ReactNode, useContext, useMemo } from 'react';

/** The texts of all providers above. */
export const Inherited = createContext<AbstractIntlMessages>({});

/** Adds texts to those of the providers above; `next-intl` would replace them. */
export function InheritedTexts({
  locale,
  messages,
  children,
}: {
  locale: string;
  messages: AbstractIntlMessages;
  children: ReactNode;
}) {
  const inherited = useContext(Inherited);
  const all = useMemo(() => ({ ...inherited, ...messages }), [inherited, messages]);
  return (
    <Inherited value={all}>
      <NextIntlClientProvider locale={locale} messages={all}>
        {children}
      </NextIntlClientProvider>
    </Inherited>
  );
}
