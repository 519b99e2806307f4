import { z } from 'zod';
import { parseEnvironment, variables } from '../../platform/env.ts';
import { sourcesOf } from '../../platform/media-sources.ts';
import type { Vehicle } from '../../vehicle/vehicle.ts';
import { isVideoPage } from '../../vehicle/video-page.ts';
import { keptName, keptSource } from './kept-photo.ts';
import type { PhotoNotes } from './photo-notes.ts';
import { type KeyPairs, keyPairs, signedFile, signedPhoto } from './signed-address.ts';

const environmentSchema = z.object({
  MEDIA_URL: variables.MEDIA_URL.optional(),
  SANITY_API_HOST: variables.SANITY_API_HOST,
  IMGPROXY_KEY: variables.IMGPROXY_KEY,
  IMGPROXY_SALT: variables.IMGPROXY_SALT,
  IMGPROXY_SIGNATURE_SIZE: variables.IMGPROXY_SIGNATURE_SIZE,
  IMGPROXY_ALLOWED_SOURCES: variables.IMGPROXY_ALLOWED_SOURCES,
  MEDIA_PRIVATE_SOURCES: variables.MEDIA_PRIVATE_SOURCES,
});
type PhotoEnvironment = z.output<typeof environmentSchema>;

const CONTENT_PICTURES = 'https://cdn.sanity.io';

/** Returns the address for pages; `version` distinguishes contents that a source had at different times. */
type Shown = (address: string, version?: string) => string;
type ProcessEnvironment = Record<string, string | undefined>;

/** Origins whose pictures are linked directly. */
const ownOrigins = ({ MEDIA_URL, SANITY_API_HOST }: PhotoEnvironment): string[] =>
  [MEDIA_URL, SANITY_API_HOST ?? CONTENT_PICTURES].flatMap((address) =>
    address ? new URL(address).origin : [],
  );

/**
 * Returns the function that signs the addresses of photos on feeds' hosts. Pictures on the media origin or in
 * the content lake are unchanged, as are all without a key.
 *
 * @throws EnvironmentError
 */
export function photosShownBy(environment?: ProcessEnvironment): Shown {
  const addressShown = shownBy(environment, signedPhoto);
  return (address, version) => {
    const name = keptName(address);
    return name === null
      ? addressShown(address, { version })
      : addressShown(keptSource(name), { isOurs: true });
  };
}

/**
 * As `photosShownBy`, for videos and history files. A video page on another site keeps its address.
 *
 * @throws EnvironmentError
 */
export function filesShownBy(environment?: ProcessEnvironment): Shown {
  const addressShown = shownBy(environment, signedFile);
  return (address) => (isVideoPage(address) ? address : addressShown(address, {}));
}

/** @param sign creates the signed address; `isOurs` of the result's options forces it */
function shownBy(
  environment: ProcessEnvironment | undefined,
  sign: (source: string, server: string, pairs: KeyPairs, version?: string | null) => string,
): (address: string, options: { isOurs?: boolean; version?: string | undefined }) => string {
  const values = parseEnvironment(environmentSchema, environment);
  const { MEDIA_URL: server, IMGPROXY_KEY: keys, IMGPROXY_SALT: salts } = values;
  const pairs = keys && salts ? keyPairs(keys, salts, values.IMGPROXY_SIGNATURE_SIZE) : null;
  if (!server || !pairs) return (address) => address;
  const own = ownOrigins(values);
  const base = server.replace(/\/+$/, '');
  return (address, { isOurs = false, version }) => {
    if (isOurs) return sign(address, base, pairs);
    const url = URL.parse(address);
    if (!url || !/^https?:$/.test(url.protocol) || own.includes(url.origin)) return address;
    return sign(url.href, base, pairs, version);
  };
}

/**
 * Returns the function that says whether pages can show a photo: it is on our own origins, or the image
 * server with the same environment fetches it.
 *
 * @param ofFeeds hosts that feeds' documents allow: `feedPhotoHosts`
 * @throws EnvironmentError
 */
export function photosThatCanBeShownBy(
  ofFeeds: readonly string[],
  environment?: ProcessEnvironment,
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

/** As `photosShownBy`, for the environment of this process. */
export const shownPhoto: Shown = (address, version) => {
  photoShown ??= photosShownBy();
  return photoShown(address, version);
};

const shownFile: Shown = (address) => {
  fileShown ??= filesShownBy();
  return fileShown(address);
};

/**
 * Returns a vehicle with all its photos, videos and files at the addresses for pages.
 *
 * @param notes the versions of replaced photos
 */
export function withShownPhotos(
  vehicle: Vehicle,
  notes: PhotoNotes | null,
  showPhoto: Shown = shownPhoto,
  showFile: Shown = shownFile,
): Vehicle {
  const show = (address: string): string => showPhoto(address, notes?.[address]?.version);
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

const withShownPicture = <Spot extends { image_url: string | null }>(
  spot: Spot,
  show: (address: string) => string,
): Spot => (spot.image_url ? { ...spot, image_url: show(spot.image_url) } : spot);
