import type { Language } from '@forecourt/lib/platform/language/languages';
import { type Translator, translatorOf } from '@forecourt/lib/platform/language/translator';

/** The texts of My Garage for rules outside of React. */
export interface GarageTexts {
  language: Language;
  t: Translator<'garage'>;
  /** Reasons of refunds, as in mails. */
  refund: Translator<'reservationMail'>;
}

export const garageTexts = (language: Language): GarageTexts => ({
  language,
  t: translatorOf(language, 'garage'),
  refund: translatorOf(language, 'reservationMail'),
});
