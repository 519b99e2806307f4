import { householdOfRequest } from '@/forms/request.server.ts';
import type { LeadSource } from './take-lead.server.ts';

/** Where a lead comes from, by the headers of its request. */
export const leadSource = (request: Request): LeadSource => ({
  household: householdOfRequest(request),
  userAgent: request.headers.get('user-agent') ?? '',
  referer: request.headers.get('referer'),
  requestId: request.headers.get('x-request-id'),
});
