import type { Language } from '../platform/language/languages.ts';
import type { Translator } from '../platform/language/translator.ts';

/** Texts of vehicles in the language of a page. Functions that take them give English texts without them. */
export interface VehicleTexts {
  t?: Translator<'vehicle'>;
  language?: Language;
}
