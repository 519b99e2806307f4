import type { LeadProblems } from '@forecourt/lib/leads/values';
import type { ChallengeOffer } from '@/features/challenge/offer.ts';

/** What a server says when it does not take a form (OPEN-017). */
export interface Refusal {
  error: string;
  code:
    | 'bad_input'
    | 'not_offered'
    | 'slot_taken'
    | 'forbidden'
    | 'not_found'
    | 'too_large'
    | 'validation'
    | 'rate_limit'
    | 'challenge'
    | 'busy'
    | 'failed';
  /** Problems by field. */
  fields?: LeadProblems;
  /** What has to be solved first; the form is then sent again with the token. */
  challenge?: ChallengeOffer;
}
