import { PROTOCOL_VERSION } from '@forecourt/lib/payments/agentic/protocol';
import { ApiError } from '@forecourt/lib/platform/request/api-error';
import { hasAgenticCheckout } from '@forecourt/lib/sites/address-table';
import { siteUrl } from '@/features/agentic/session-answer.server.ts';
import { withSite } from '@/handlers/with-site.server.ts';

export const dynamic = 'force-static';
export const revalidate = 3600;
export const generateStaticParams = () => [];

/** `/.well-known/acp.json`: where assistants check out on this site (rfc.discovery.md). */
export const GET = withSite(
  ({ site }) => {
    if (!hasAgenticCheckout(site)) throw new ApiError('not_found', 'Not found');
    return Response.json({
      protocol: { name: 'acp', version: PROTOCOL_VERSION, supported_versions: [PROTOCOL_VERSION] },
      api_base_url: `${siteUrl(site)}/agentic`,
      transports: ['rest'],
      capabilities: {
        services: ['checkout', 'orders'],
        supported_currencies: ['aud'],
        supported_locales: ['en-AU'],
      },
    });
  },
  { cached: true },
);
