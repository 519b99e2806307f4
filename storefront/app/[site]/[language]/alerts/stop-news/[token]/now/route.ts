import { unsubscribePath } from '@forecourt/lib/leads/unsubscribe-link';
import { unsubscribeByLink } from '@/features/enquiry/unsubscribe.server.ts';
import { seeOther } from '@/handlers/see-other.ts';
import { withSite } from '@/handlers/with-site.server.ts';
import { log } from '@/logging/log.server.ts';

export const dynamic = 'force-dynamic';

/** `POST /alerts/stop-news/{token}/now`: withdraws consent to marketing; authorised by the token alone. */
export const POST = withSite(
  async ({ site, params: { token } }) => {
    if (await unsubscribeByLink(site, token)) log.info({ site: site.slug }, 'marketing_unsubscribed');
    return seeOther(unsubscribePath(token));
  },
  { params: ['token'], failure: { event: 'unsubscribe_failed' } },
);
