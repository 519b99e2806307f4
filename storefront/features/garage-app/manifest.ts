import { PHOTOS_PATH } from '@forecourt/lib/leads/trade-in/limits';
import {
  ENGLISH,
  inLanguage,
  LANGUAGE_FACTS,
  type Language,
} from '@forecourt/lib/platform/language/languages';
import { translatorOf } from '@forecourt/lib/platform/language/translator';
import { garageOf } from '@forecourt/lib/sites/garage';
import type { Site } from '@forecourt/lib/sites/site';
import { palettes } from '@forecourt/lib/sites/theme/palette';
import { PHOTOS_FIELD, SHARED_PARAMETER } from '@/features/trade-in/address.ts';
import { APP_ICONS, iconAddress } from './icons.ts';

/** Home screens cut longer names. */
const LONGEST_SHORT_NAME = 12;

/**
 * Returns the web app manifest of a site's garage (https://www.w3.org/TR/appmanifest/); null without a garage.
 * Its scope is the whole site, so that links to vehicles stay in the app; it is one app in every language.
 */
export function webManifest(site: Site, language: Language = ENGLISH): Record<string, unknown> | null {
  const garage = garageOf(site, translatorOf(language, 'pageTitles'));
  if (!garage) return null;
  const t = translatorOf(language, 'garageApp');
  const { tag, direction } = LANGUAGE_FACTS[language];
  const { light, dark } = palettes(site.theme);
  const [first = site.name] = site.name.split(' ');
  return {
    id: garage.path,
    name: t('manifest.name', { garage: garage.name, site: site.name }),
    short_name: site.name.length <= LONGEST_SHORT_NAME ? site.name : first,
    description: t('manifest.description', { site: site.name }),
    lang: tag,
    dir: direction,
    start_url: inLanguage(garage.path, language),
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
