import { readFile } from 'node:fs/promises';
import {
  asJpeg,
  type EmbeddedPicture,
  logoOf,
  photoOf,
} from '@forecourt/lib/inventory/brochure/pictures.server';
import type { TypePair } from '@forecourt/lib/sites/theme';
import { typePairOf } from '@forecourt/lib/sites/theme-defaults';
import type { Vehicle } from '@forecourt/lib/vehicle/vehicle';
import { ImageResponse } from 'next/og';
import { skipPageCache } from '@/cache/cached.server.ts';
import { pictureHosts } from '@/content/picture-origin.server.ts';
import { log } from '@/logging/log.server.ts';
import { imageUrl } from '@/ui/image.ts';
import { sheetLook, vehicleSheet } from '../brochure/brochure.server.ts';
import { sheetFonts } from '../brochure/fonts.server.ts';
import type { VehicleView } from '../page/view.server.ts';
import { CARD_PHOTO, SOCIAL_CARD, SocialCard } from './SocialCard.tsx';

const FAMILY = 'site';

async function fontsOf(typePair: TypePair) {
  const { regular, bold } = sheetFonts(typePair);
  const [regularData, boldData] = await Promise.all([readFile(regular), readFile(bold)]);
  return [
    { name: FAMILY, data: regularData, weight: 400 as const },
    { name: FAMILY, data: boldData, weight: 600 as const },
  ];
}

const dataAddress = (type: 'jpeg' | 'png', { data }: EmbeddedPicture) =>
  `data:image/${type};base64,${data.toString('base64')}`;

const goneText = ({ status }: Pick<Vehicle, 'status'>): string =>
  status === 'sold' ? 'Sold' : 'No longer for sale';

export async function socialCard(view: VehicleView): Promise<Buffer> {
  const { site, vehicle } = view;
  const sheet = vehicleSheet(view);
  const shownSheet = view.inStock
    ? sheet
    : { ...sheet, price: { text: goneText(vehicle), was: null, type: null } };
  const look = sheetLook(site);
  const hosts = pictureHosts();
  const orNone = (picture: Promise<EmbeddedPicture>) =>
    picture.catch(async (error: unknown) => {
      log.warn({ err: error, site: site.slug, car: vehicle.slug }, 'social_card_picture_failed');
      await skipPageCache();
      return null;
    });
  const ratio = CARD_PHOTO.width / CARD_PHOTO.height;
  const [photo, logo, fonts] = await Promise.all([
    sheet.photo
      ? orNone(photoOf(imageUrl(sheet.photo, { width: CARD_PHOTO.width, ratio }), hosts, CARD_PHOTO))
      : null,
    look.logo ? orNone(logoOf(look.logo.url, hosts)) : null,
    fontsOf(typePairOf(site)),
  ]);
  const drawing = new ImageResponse(
    <SocialCard
      sheet={shownSheet}
      look={look}
      photo={photo && dataAddress('jpeg', photo)}
      logo={logo && { src: dataAddress('png', logo), width: logo.width, height: logo.height }}
    />,
    { ...SOCIAL_CARD, fonts },
  );
  return asJpeg(await drawing.arrayBuffer());
}
