import { PHOTOS_PATH } from '@forecourt/lib/leads/trade-in/limits';
import { garageOf } from '@forecourt/lib/sites/garage';
import type { Site } from '@forecourt/lib/sites/site';
import { palettes } from '@forecourt/lib/sites/theme/palette';
import { PHOTOS_FIELD, SHARED_PARAMETER } from '@/features/trade-in/address.ts';
import { APP_ICONS, iconAddress } from './icons.ts';

/** Home screens cut longer names. */
const LONGEST_SHORT_NAME = 12;

/**
 * Returns the web app manifest of a site's garage (https://www.w3.org/TR/appmanifest/); null without a garage.
 * Its scope is the whole site, so that links to vehicles stay in the app.
 */
export function webManifest(site: Site): Record<string, unknown> | null {
  const garage = garageOf(site);
  if (!garage) return null;
  const { light, dark } = palettes(site.theme);
  const [first = site.name] = site.name.split(' ');
  return {
    id: garage.path,
    name: `${garage.name} at ${site.name}`,
    short_name: site.name.length <= LONGEST_SHORT_NAME ? site.name : first,
    description: `Your saved vehicles, reservations and messages at ${site.name}.`,
    lang: 'en-AU',
    dir: 'ltr',
    start_url: garage.path,
    scope: '/',
    display: 'standalone',
    theme_color: dark.canvas,
    background_color: light.canvas,
    icons: APP_ICONS.filter(({ size }) => size !== 180).map((icon) => ({
      src: iconAddress(icon),
      sizes: `${icon.size}x${icon.size}`,
      type: 'image/png',
      purpose: icon.isMaskable ? 'maskable' : 'any',
    })),
    ...(site.features.tradeInEnabled && {
      share_target: {
        action: `${PHOTOS_PATH}?${SHARED_PARAMETER}=1`,
        method: 'POST',
        enctype: 'multipart/form-data',
        params: { files: [{ name: PHOTOS_FIELD, accept: ['image/*'] }] },
      },
    }),
  };
}
