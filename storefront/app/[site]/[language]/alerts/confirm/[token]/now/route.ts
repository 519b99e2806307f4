import { confirmPath } from '@forecourt/lib/leads/alerts/confirm-link';
import { confirmByLink } from '@/features/alerts/confirm.server.ts';
import { seeOther } from '@/handlers/see-other.ts';
import { withSite } from '@/handlers/with-site.server.ts';
import { log } from '@/logging/log.server.ts';

export const dynamic = 'force-dynamic';

const options = { params: ['token'], failure: { event: 'alerts_confirm_failed' } } as const;

/**
 * `POST /alerts/confirm/{token}/now`: confirms an email address. The token is sufficient authorisation,
 * since the email may be opened on another device.
 */
export const POST = withSite(async ({ site, params: { token } }) => {
  if (await confirmByLink(site, token)) log.info({ site: site.slug }, 'alert_email_confirmed');
  return seeOther(confirmPath(token));
}, options);

/** `GET` only shows the page, because mail clients prefetch links. */
export const GET = withSite(({ params }) => seeOther(confirmPath(params.token)), options);
