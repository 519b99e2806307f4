import type { ShownPhone } from '@/features/phone/phone.ts';

/** The header that brings the token of a solved challenge; empty for none. */
export const CHALLENGE_HEADER = 'x-challenge';

/** What a browser needs to show a challenge; it gets it with a refusal, so that no page holds anything of it. */
export interface ChallengeOffer {
  siteKey: string;
  /** Address of the vendor's script. */
  script: string;
  /** What the challenge is solved for. */
  action: string;
  /** For people who cannot solve it. */
  phone: ShownPhone | null;
}
