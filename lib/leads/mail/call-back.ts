import { mailTexts } from '../../messaging/mail/mail-language.ts';
import type { Language } from '../../platform/language/languages.ts';
import { type CallBack, clockText, dayText } from '../call-back/windows.ts';

/** `We will call you on Monday 23 November between 4:00 pm and 5:00 pm, by the clock at Harbour Southport.` */
export function callBackPromise({ from, until, place }: CallBack, language: Language): string {
  const texts = mailTexts(language, 'leadMail');
  const window = {
    day: dayText(from, language),
    from: clockText(from, language),
    until: clockText(until, language),
  };
  return place ? texts('callBackAt', { ...window, place }) : texts('callBack', window);
}
