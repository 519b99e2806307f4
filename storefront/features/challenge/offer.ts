import type { ShownPhone } from '@/features/phone/phone.ts';

/** Request header with the token of a solved challenge. */
export const CHALLENGE_HEADER = 'x-challenge';

/** Data to show a challenge, sent with the rejection, so that pages need not contain it. */
export interface ChallengeOffer {
  siteKey: string;
  script: string;
  action: string;
  /** For people who cannot solve it. */
  phone: ShownPhone | null;
}
