import { z } from 'zod';
import { parseEnvironment, variables } from '../env.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';
import { keyPairs, signedPhoto } from './signed-address.ts';

const environmentSchema = z.object({
  MEDIA_URL: variables.MEDIA_URL.optional(),
  SANITY_API_HOST: variables.SANITY_API_HOST,
  IMGPROXY_KEY: variables.IMGPROXY_KEY,
  IMGPROXY_SALT: variables.IMGPROXY_SALT,
});

/** Where the content lake's pictures come from when it has no other address. */
const CONTENT_PICTURES = 'https://cdn.sanity.io';

type Shown = (address: string) => string;

/**
 * Makes the function that gives the address at which pages show a photo: that of the image server for one of a feed's
 * host, signed; pictures that are on the media origin or in the content lake already have it, and everything has where
 * there is no key.
 * @throws EnvironmentError
 */
export function photosShownBy(environment: Record<string, string | undefined>): Shown {
  const values = parseEnvironment(environmentSchema, environment);
  const { MEDIA_URL: server, IMGPROXY_KEY: keys, IMGPROXY_SALT: salts } = values;
  const pairs = keys && salts ? keyPairs(keys, salts) : null;
  if (!server || !pairs) return (address) => address;
  const own = [server, values.SANITY_API_HOST ?? CONTENT_PICTURES].map((address) => new URL(address).origin);
  const base = server.replace(/\/+$/, '');
  return (address) => {
    const url = URL.parse(address);
    if (!url || !/^https?:$/.test(url.protocol) || own.includes(url.origin)) return address;
    return signedPhoto(url.href, base, pairs);
  };
}

let shown: Shown | undefined;

/** The address at which pages show a photo, by this process's own environment; see `photosShownBy`. */
export const shownPhoto: Shown = (address) => {
  shown ??= photosShownBy(process.env);
  return shown(address);
};

/** A vehicle with its pictures at the addresses at which pages show them. */
export function withShownPhotos(vehicle: Vehicle, show: Shown = shownPhoto): Vehicle {
  const spots = (list: Vehicle['hotspots']['exterior']) =>
    list.map((spot) => ({ ...spot, image_url: spot.image_url && show(spot.image_url) }));
  return {
    ...vehicle,
    images: vehicle.images.map(({ image }) => {
      const url = show(image.url);
      return { image: { url, thumb: { url: image.thumb.url === image.url ? url : show(image.thumb.url) } } };
    }),
    spin_images: vehicle.spin_images.map(show),
    spin_interior_image: vehicle.spin_interior_image && show(vehicle.spin_interior_image),
    hotspots: { exterior: spots(vehicle.hotspots.exterior), interior: spots(vehicle.hotspots.interior) },
  };
}
