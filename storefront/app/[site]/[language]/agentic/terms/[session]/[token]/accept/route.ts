import { hasAgenticCheckout } from '@forecourt/lib/sites/address-table';
import { acceptByLink } from '@/features/agentic/terms-of-link.server.ts';
import { MISSING_QUERY, SUBJECT_FIELD, TERMS_FIELD, termsPath } from '@/features/agentic/terms-path.ts';
import { readAnswers } from '@/forms/request.server.ts';
import { seeOther } from '@/handlers/see-other.ts';
import { withSite } from '@/handlers/with-site.server.ts';
import { log } from '@/logging/log.server.ts';
import { isOwnRequest } from '@/site/own-request.ts';

export const dynamic = 'force-dynamic';

/** `POST /agentic/terms/{session}/{token}/accept`: the shopper accepts the reservation terms (OPEN-025). */
export const POST = withSite(
  async ({ request, site, params: { session, token } }) => {
    const path = termsPath(encodeURIComponent(session), encodeURIComponent(token));
    if (!isOwnRequest(request)) return seeOther(path);
    const { [TERMS_FIELD]: terms, [SUBJECT_FIELD]: subject = '' } = (await readAnswers(request)) ?? {};
    if (terms !== 'on') return seeOther(`${path}?${MISSING_QUERY}=1`);
    const isAccepted = await acceptByLink(site, { session, token }, subject);
    if (isAccepted) log.info({ site: site.slug, session }, 'agentic_terms_accepted');
    return seeOther(path);
  },
  {
    params: ['session', 'token'],
    isOffered: hasAgenticCheckout,
    failure: { event: 'agentic_terms_failed' },
  },
);
