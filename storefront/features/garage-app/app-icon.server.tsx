import { readFile } from 'node:fs/promises';
import type { Site } from '@forecourt/lib/sites/site';
import { palettes } from '@forecourt/lib/sites/theme/palette';
import { typePairOf } from '@forecourt/lib/sites/theme-defaults';
import { ImageResponse } from 'next/og';
import { sheetFonts } from '@/features/vehicle/brochure/fonts.server.ts';
import { ICON_CORNERS, siteInitial } from '@/theme/site-icon.ts';
import { type AppIcon, LETTER_SHARE } from './icons.ts';

/** Returns an icon of the installed app as PNG: the site's initial on its accent colour. */
export async function appIcon(site: Site, { size, isMaskable, isOpaque }: AppIcon): Promise<Buffer> {
  const { light } = palettes(site.theme);
  const font = await readFile(sheetFonts(typePairOf(site)).bold);
  const corners = isOpaque ? 0 : Math.round((ICON_CORNERS[site.template] / 32) * size);
  const drawing = new ImageResponse(
    <div
      style={{
        display: 'flex',
        width: '100%',
        height: '100%',
        alignItems: 'center',
        justifyContent: 'center',
        borderRadius: corners,
        background: light.accent,
        color: light['on-accent'],
        fontFamily: 'site',
        fontSize: Math.round(size * LETTER_SHARE[isMaskable ? 'maskable' : 'any']),
      }}
    >
      {siteInitial(site)}
    </div>,
    { width: size, height: size, fonts: [{ name: 'site', data: font, weight: 600 }] },
  );
  return Buffer.from(await drawing.arrayBuffer());
}
