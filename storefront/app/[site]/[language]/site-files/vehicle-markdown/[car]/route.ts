import { ApiError } from '@forecourt/lib/platform/request/api-error';
import { endOfDay } from '@forecourt/lib/platform/text/format';
import { admitsAgents } from '@forecourt/lib/sites/agent-access';
import { vehiclePath } from '@forecourt/lib/vehicle/vehicle-path';
import { keepPageUntil } from '@/cache/cached.server.ts';
import { pageTime } from '@/content/dated.server.ts';
import { MARKDOWN_TYPE } from '@/features/agents/markdown/markdown.ts';
import { vehicleMarkdown } from '@/features/agents/markdown/vehicle-markdown.server.ts';
import { findVehicle } from '@/features/vehicle/load.server.ts';
import { vehicleView } from '@/features/vehicle/page/view.server.ts';
import { withSite } from '@/handlers/with-site.server.ts';
import { absolute } from '@/seo/absolute.ts';

export const dynamic = 'force-static';
export const revalidate = 3600;
export const generateStaticParams = () => [];

/** The page of a vehicle as Markdown, cached and invalidated like the page itself. */
export const GET = withSite(
  async ({ site, params }) => {
    const found = admitsAgents(site) ? await findVehicle(site, params.car) : null;
    if (!found) throw new ApiError('not_found', 'Not found');
    const now = pageTime();
    const registeredUntil = endOfDay(found.vehicle.rego_expiry ?? '', site.settings.timeZone);
    if (registeredUntil && registeredUntil > now.getTime()) await keepPageUntil(site.slug, registeredUntil);
    const view = await vehicleView(site, found, now);
    await keepPageUntil(site.slug, view.heldUntil?.getTime() ?? null);
    return new Response(await vehicleMarkdown(view), {
      headers: {
        'content-type': `${MARKDOWN_TYPE}; charset=utf-8`,
        // Search engines index the page, not its copy.
        link: `<${absolute(site, vehiclePath(found.vehicle))}>; rel="canonical"`,
        'x-robots-tag': 'noindex',
      },
    });
  },
  { params: ['car'], cached: true },
);
