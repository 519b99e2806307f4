import type { MailParts } from '../../messaging/mail/layout.ts';
import { mailTexts, questionsCall } from '../../messaging/mail/mail-language.ts';
import { ENGLISH, type Language } from '../../platform/language/languages.ts';
import { HEAD_START_HOURS } from './next-to-notify.ts';

export interface FreeMailContent {
  vehicle: NonNullable<MailParts['vehicle']>;
  noun: string;
  dealer: { name: string; phone: string | null };
  leaveHref: string;
  /** English by default. */
  language?: Language;
}

export function freeMail({ vehicle, noun, dealer, leaveHref, language = ENGLISH }: FreeMailContent): {
  subject: string;
  parts: MailParts;
} {
  const texts = mailTexts(language, 'waitingListMail');
  const hours = HEAD_START_HOURS;
  return {
    subject: texts('subject', { vehicle: vehicle.title }),
    parts: {
      preview: texts('preview', { hours }),
      heading: texts('heading', { noun }),
      paragraphs: [texts('text', { noun, hours }), texts('gone')],
      vehicle,
      button: { label: mailTexts(language, 'mail')('viewNoun', { noun }), href: vehicle.href },
      closing: [...questionsCall(dealer, language), texts('onlyMail')],
      link: { label: texts('leave'), href: leaveHref },
    },
  };
}
