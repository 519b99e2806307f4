import { ApiError } from '@forecourt/lib/platform/request/api-error';
import { hasGarageApp } from '@forecourt/lib/sites/garage-app';
import { appIcon } from '@/features/garage-app/app-icon.server.tsx';
import { APP_ICONS } from '@/features/garage-app/icons.ts';
import { withSite } from '@/handlers/with-site.server.ts';

export const dynamic = 'force-static';
export const revalidate = 3600;
export const generateStaticParams = () => [];

/** `/app-icon-{name}.png`: an icon of the installed app. */
export const GET = withSite(
  async ({ site, params }) => {
    const icon = APP_ICONS.find(({ name }) => name === params.icon);
    if (!icon || !hasGarageApp(site)) throw new ApiError('not_found', 'Not found');
    return new Response(new Uint8Array(await appIcon(site, icon)), {
      headers: { 'content-type': 'image/png' },
    });
  },
  { params: ['icon'], cached: true },
);
