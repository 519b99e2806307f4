import { z } from 'zod';
import { parseEnvironment, variables } from '../../platform/env.ts';
import { sourcesOf } from '../../platform/media-sources.ts';
import { isFilmPage } from '../../vehicle/film-page.ts';
import type { Vehicle } from '../../vehicle/vehicle.ts';
import { keptName } from './kept-photo.ts';
import { type KeyPairs, keyPairs, signedFile, signedPhoto } from './signed-address.ts';

const environmentSchema = z.object({
  MEDIA_URL: variables.MEDIA_URL.optional(),
  SANITY_API_HOST: variables.SANITY_API_HOST,
  IMGPROXY_KEY: variables.IMGPROXY_KEY,
  IMGPROXY_SALT: variables.IMGPROXY_SALT,
  IMGPROXY_ALLOWED_SOURCES: variables.IMGPROXY_ALLOWED_SOURCES,
  MEDIA_PRIVATE_SOURCES: variables.MEDIA_PRIVATE_SOURCES,
});
type PhotoEnvironment = z.output<typeof environmentSchema>;

/** Where the content lake's pictures come from when it has no other address. */
const CONTENT_PICTURES = 'https://cdn.sanity.io';

type Shown = (address: string) => string;
type ProcessEnvironment = Record<string, string | undefined>;

/** The origins whose pictures pages show as they are. */
const ownOrigins = ({ MEDIA_URL, SANITY_API_HOST }: PhotoEnvironment): string[] =>
  [MEDIA_URL, SANITY_API_HOST ?? CONTENT_PICTURES].flatMap((address) =>
    address ? new URL(address).origin : [],
  );

/**
 * Makes the function that gives the address at which pages show a photo: that of the image server for one of a feed's
 * host, signed; pictures that are on the media origin or in the content lake already have it, and everything has where
 * there is no key.
 * @throws EnvironmentError
 */
export function photosShownBy(environment: ProcessEnvironment): Shown {
  const addressShown = shownBy(environment, signedPhoto);
  return (address) => addressShown(address, keptName(address) !== null);
}

/**
 * The same for films and history files, which the image server gives as they are. A film that is another site's own page
 * keeps its address.
 * @throws EnvironmentError
 */
export function filesShownBy(environment: ProcessEnvironment): Shown {
  const addressShown = shownBy(environment, signedFile);
  return (address) => (isFilmPage(address) ? address : addressShown(address));
}

/** @param sign makes the signed address; the function that is given takes any address, signed in any case if it must be */
function shownBy(
  environment: ProcessEnvironment,
  sign: (source: string, server: string, pairs: KeyPairs) => string,
): (address: string, isSigned?: boolean) => string {
  const values = parseEnvironment(environmentSchema, environment);
  const { MEDIA_URL: server, IMGPROXY_KEY: keys, IMGPROXY_SALT: salts } = values;
  const pairs = keys && salts ? keyPairs(keys, salts) : null;
  if (!server || !pairs) return (address) => address;
  const own = ownOrigins(values);
  const base = server.replace(/\/+$/, '');
  return (address, isSigned = false) => {
    if (isSigned) return sign(address, base, pairs);
    const url = URL.parse(address);
    if (!url || !/^https?:$/.test(url.protocol) || own.includes(url.origin)) return address;
    return sign(url.href, base, pairs);
  };
}

/**
 * Makes the function that says whether pages will show a photo: one that is there already, or that the image server of the
 * same environment fetches.
 * @param ofFeeds hosts that feeds' documents allow besides: `feedPhotoHosts`
 * @throws EnvironmentError
 */
export function photosThatCanBeShownBy(
  environment: ProcessEnvironment,
  ofFeeds: readonly string[],
): (url: URL) => boolean {
  const values = parseEnvironment(environmentSchema, environment);
  const own = ownOrigins(values);
  const sources = sourcesOf([...values.IMGPROXY_ALLOWED_SOURCES, ...ofFeeds], values.MEDIA_PRIVATE_SOURCES);
  const isSigned = Boolean(values.MEDIA_URL && values.IMGPROXY_KEY && values.IMGPROXY_SALT);
  return (url) =>
    own.includes(url.origin) || (isSigned && (keptName(url.href) !== null || sources.allows(url)));
}

let photoShown: Shown | undefined;
let fileShown: Shown | undefined;

/** The address at which pages show a photo, by this process's own environment; see `photosShownBy`. */
export const shownPhoto: Shown = (address) => {
  photoShown ??= photosShownBy(process.env);
  return photoShown(address);
};

/** The same for a film or a history file; see `filesShownBy`. */
const shownFile: Shown = (address) => {
  fileShown ??= filesShownBy(process.env);
  return fileShown(address);
};

/**
 * A vehicle with its photos, spin, interior, the pictures of its hotspots, its film and its history file at the addresses at
 * which pages show them.
 */
export function withShownPhotos(
  vehicle: Vehicle,
  show: Shown = shownPhoto,
  showFile: Shown = shownFile,
): Vehicle {
  return {
    ...vehicle,
    images: vehicle.images.map(({ image }) => {
      const url = show(image.url);
      return { image: { url, thumb: { url: image.thumb.url === image.url ? url : show(image.thumb.url) } } };
    }),
    spin_images: vehicle.spin_images.map(show),
    spin_interior_image: vehicle.spin_interior_image && show(vehicle.spin_interior_image),
    video_url: vehicle.video_url && showFile(vehicle.video_url),
    external_video_url: vehicle.external_video_url && showFile(vehicle.external_video_url),
    file: vehicle.file && showFile(vehicle.file),
    hotspots: {
      exterior: vehicle.hotspots.exterior.map((spot) => withShownPicture(spot, show)),
      interior: vehicle.hotspots.interior.map((spot) => withShownPicture(spot, show)),
    },
  };
}

const withShownPicture = <Spot extends { image_url: string | null }>(spot: Spot, show: Shown): Spot =>
  spot.image_url ? { ...spot, image_url: show(spot.image_url) } : spot;
