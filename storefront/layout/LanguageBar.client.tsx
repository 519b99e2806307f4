'use client';
import {
  ENGLISH,
  inLanguage,
  isLanguage,
  LANGUAGE_FACTS,
  type Language,
} from '@forecourt/lib/platform/language/languages';
import { usePathname } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { readStored, writeStored } from '@/ui/stored.client.ts';
import { useLanguage } from '@/ui/use-language.ts';

const CHOICE = 'language';

/**
 * Links to the page in each language. A choice is kept in the browser: a shopper who returns to the site from elsewhere
 * continues in it. Without script, the links lead to the home page.
 */
export function LanguageBar({ languages }: { languages: readonly Language[] }) {
  const t = useTranslations('shell');
  const current = useLanguage();
  const pathname = usePathname();
  const [address, setAddress] = useState('/');

  // biome-ignore lint/correctness/useExhaustiveDependencies: reads the address again after each navigation
  useEffect(() => setAddress(location.pathname + location.search), [pathname]);

  useEffect(() => {
    const kept = readStored(CHOICE);
    const isReturn = !document.referrer.startsWith(`${location.origin}/`);
    if (isReturn && isLanguage(kept) && kept !== current && [ENGLISH, ...languages].includes(kept))
      location.replace(inLanguage(location.pathname + location.search + location.hash, kept));
  }, [current, languages]);

  return (
    <nav aria-label={t('language')} className="border-b border-line bg-sunken text-sm no-print">
      <ul className="container flex min-h-9 flex-wrap items-center justify-end gap-x-4">
        {[ENGLISH, ...languages].map((language) => (
          <li key={language}>
            <a
              href={inLanguage(address, language)}
              lang={LANGUAGE_FACTS[language].tag}
              hrefLang={LANGUAGE_FACTS[language].tag}
              dir={LANGUAGE_FACTS[language].direction}
              onClick={() => writeStored(CHOICE, language)}
              className={
                language === current
                  ? 'block py-1.5 font-semibold'
                  : 'block py-1.5 text-ink-muted underline-offset-4 hover:text-ink hover:underline'
              }
              {...(language === current && { 'aria-current': 'true' as const })}
            >
              {LANGUAGE_FACTS[language].name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
