import type { MailParts } from '../../messaging/mail/layout.ts';
import { isolated, mailTexts, questionsCall } from '../../messaging/mail/mail-language.ts';
import { ENGLISH, type Language } from '../../platform/language/languages.ts';
import { translatorOf } from '../../platform/language/translator.ts';
import type { WheelEntry } from './entries.server.ts';

/** The dealer, and the page that shows the code again. */
interface Giver {
  dealer: { name: string; phone: string | null };
  pageHref: string;
  /** English by default. */
  language?: Language;
}

type Won = Pick<WheelEntry, 'prizeLabel' | 'prizeText' | 'campaignName' | 'code'>;

export function prizeMail(
  { prizeLabel, prizeText, campaignName, code }: Won,
  { dealer, pageHref, language = ENGLISH }: Giver,
): { subject: string; parts: MailParts } {
  const texts = mailTexts(language, 'prizeMail');
  const won = texts('won', { prize: prizeLabel });
  return {
    subject: won,
    parts: {
      preview: texts('codeIs', { code: code ?? '' }),
      heading: won,
      paragraphs: prizeText ? [prizeText] : [],
      rows: [
        [texts('code'), code ?? ''],
        [texts('promotion'), campaignName],
      ],
      button: { label: texts('view'), href: pageHref },
      closing: questionsCall(dealer, language),
    },
  };
}

/** Composes the SMS with a prize code, for accounts without an email address. */
export const prizeText = (
  { prizeLabel, code }: Won,
  siteName: string,
  language: Language = ENGLISH,
): string =>
  translatorOf(language, 'sms')('prize', {
    site: siteName,
    prize: prizeLabel,
    code: isolated(code ?? '', language),
  });
