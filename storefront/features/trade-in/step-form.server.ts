import type { Site } from '@forecourt/lib/sites/site';
import type { Answers } from '@/forms/answers.ts';
import { type Access, isEstimateOpen } from './journey.ts';
import type { Visit } from './valuation-visit.server.ts';

export interface SentForm extends Visit {
  site: Site;
  request: Request;
  answers: Answers;
  page: { path: string; carId: string | null };
}

/** Returns how the visitor gets to the estimate. One that belongs to an account is for its owner only. */
export const accessOf = ({ site, shopper, valuation }: Visit & { site: Site }): Access => ({
  isSignedIn: shopper !== null,
  isOpen: isEstimateOpen(site) && !valuation?.userId,
});
