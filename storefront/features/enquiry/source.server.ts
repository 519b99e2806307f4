import { ENGLISH } from '@forecourt/lib/platform/language/languages';
import type { Site } from '@forecourt/lib/sites/site';
import { checkChallenge } from '@/features/challenge/check-challenge.server.ts';
import { hasGpc } from '@/site/gpc.ts';
import { handlerLanguage } from '@/site/handler-language.server.ts';
import { householdOfRequest } from '@/site/household.server.ts';
import type { LeadSource } from './submit-lead.server.ts';

export const leadSource = (request: Request, site: Site): LeadSource => ({
  household: householdOfRequest(request),
  userAgent: request.headers.get('user-agent') ?? '',
  referer: request.headers.get('referer'),
  hasGpc: hasGpc(request),
  requestId: request.headers.get('x-request-id'),
  language: handlerLanguage() ?? ENGLISH,
  challenge: (once) => checkChallenge(site, request, 'lead', once),
});
