import type { LeadProblems } from '@forecourt/lib/leads/lead-values';
import type { ChallengeOffer } from '@/features/challenge/offer.ts';

/** Answer of the server when it refuses a form (OPEN-017). */
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
  fields?: LeadProblems;
  /** The bot challenge to solve first; the form is then sent again with its token. */
  challenge?: ChallengeOffer;
}
