'use client';
import { type AbstractIntlMessages, NextIntlClientProvider } from 'next-intl';
import { createContext, type ReactNode, useContext, useMemo } from 'react';

/** No text formats a date, but the library reports a missing time zone as an error. */
const NO_TIME_ZONE = 'UTC';

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
      <NextIntlClientProvider locale={locale} messages={all} timeZone={NO_TIME_ZONE}>
        {children}
      </NextIntlClientProvider>
    </Inherited>
  );
}
