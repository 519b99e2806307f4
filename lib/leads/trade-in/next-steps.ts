import { ENGLISH, type Language } from '../../platform/language/languages.ts';
import { translatorOf } from '../../platform/language/translator.ts';
import { formatDate } from '../../platform/text/format.ts';
import { VALUATION_DAYS } from './limits.ts';

/**
 * Returns what happens after an estimate: who calls, the inspection, and how long the figure holds.
 * @param about.dealer the name of the dealer who calls
 * @param about.expiresAt when the estimate ends; null if unknown
 * @param about.language of the page; English without
 */
export function nextSteps({
  dealer,
  expiresAt,
  timeZone,
  language = ENGLISH,
}: {
  dealer: string;
  expiresAt: Date | null;
  timeZone: string;
  language?: Language;
}): { title: string; text: string }[] {
  const t = translatorOf(language, 'tradeIn');
  const until = expiresAt && formatDate(expiresAt, timeZone, language);
  return [
    { title: t('next.call.title'), text: t('next.call.text', { dealer }) },
    { title: t('next.inspect.title'), text: t('next.inspect.text') },
    {
      title: t('next.offer.title'),
      text: until ? t('next.offer.until', { date: until }) : t('next.offer.days', { days: VALUATION_DAYS }),
    },
  ];
}
