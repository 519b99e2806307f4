import { ENGLISH, type Language } from '@forecourt/lib/platform/language/languages';
import { type TextLanguage, textLanguage } from '@/ui/text-language.ts';

/** Returns the attributes of an element with texts of an offer, which are in English until it is translated. */
export const offerLanguage = (offer: object, ofPage: Language): TextLanguage =>
  textLanguage('translation_id' in offer && offer.translation_id ? ofPage : ENGLISH, ofPage);
