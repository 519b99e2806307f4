import type { AutomatedDecision } from '../platform/automated-decision.ts';

export const SUSPECTED_SPAM: AutomatedDecision = {
  title: 'Suspected spam',
  decides:
    'Our forms have a field that people cannot see. An enquiry in which it is filled in is kept, but it does not go to our sales team by itself. A request for a place on a waiting list is ignored.',
  role: 'alone',
  uses: ['whether the hidden field of the form was filled in'],
  review: 'Our staff can see these enquiries and release them. If you have had no answer, ask us to look.',
};
