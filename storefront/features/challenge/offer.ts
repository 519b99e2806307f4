import type { Messages } from '@forecourt/lib/platform/language/messages';
import type { ShownPhone } from '@/features/phone/phone.ts';

/** Request header with the token of a solved challenge. */
export const CHALLENGE_HEADER = 'x-challenge';

/** The texts of the dialog, in the language of the page that sent the request. */
export type ChallengeTexts = Readonly<Record<keyof Messages['challenge'], string>>;

/** Data to show a challenge, sent with the rejection, so that pages need not contain it. */
export interface ChallengeOffer {
  siteKey: string;
  script: string;
  action: string;
  /** For people who cannot solve it. */
  phone: ShownPhone | null;
  /** Of the vendor's widget. */
  language: string;
  texts: ChallengeTexts;
}
