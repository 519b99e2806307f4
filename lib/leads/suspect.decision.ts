import type { AutomatedDecision } from '../platform/automated-decision.ts';

export const SUSPECTED_SPAM: AutomatedDecision = {
  title: 'Suspected spam',
  decides:
    'Our forms have a field that people cannot see. If it is filled in, we keep the enquiry but do not send it to our sales team automatically. A request to join a waiting list is ignored.',
  role: 'alone',
  uses: ['whether the hidden field of the form was filled in'],
  review: 'Our staff can see these enquiries and release them. If you have not had a reply, ask us to check.',
};
