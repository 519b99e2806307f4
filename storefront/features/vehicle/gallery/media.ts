import type { Vehicle } from '@forecourt/lib/vehicle/vehicle';
import { type Video, videoOf } from './video.ts';

/** A point of interest, in percent of the picture's width and height. */
export interface Hotspot {
  /** The frame of the spin on which it is seen; 0 on a panorama. */
  frame: number;
  x: number;
  y: number;
  title: string;
  text: string;
  picture: string | null;
}

export interface SpinMedia {
  frames: string[];
  hotspots: Hotspot[];
}

export interface InteriorMedia {
  panorama: string;
  hotspots: Hotspot[];
}

/** What there is to see of a vehicle besides its photos. */
export interface VehicleMedia {
  spin: SpinMedia | null;
  interior: InteriorMedia | null;
  film: Video | null;
}

/** A single picture does not turn. */
const FEWEST_FRAMES = 2;
/** More points than this cover the car. */
const MOST_HOTSPOTS = 12;

type RawHotspot = Vehicle['hotspots']['exterior'][number];

/**
 * What a vehicle's record has to show, without what the browser would refuse or nobody could see: frames and pictures
 * of other hosts, points without words, points on frames there are not (SPIN-01, OPEN-062).
 * @param isOurs whether a picture's address is on a host that pages may show pictures of
 */
export function mediaOf(
  vehicle: Pick<
    Vehicle,
    'spin_images' | 'spin_interior_image' | 'hotspots' | 'video_url' | 'external_video_url'
  >,
  isOurs: (address: string) => boolean,
): VehicleMedia {
  const { spin_images, spin_interior_image: panorama, hotspots } = vehicle;
  const frames: string[] = [];
  /** Where a frame of the record stands among those that are left. */
  const places = new Map<number, number>();
  spin_images.forEach((address, number) => {
    if (isOurs(address)) places.set(number, frames.push(address) - 1);
  });
  const exterior = hotspots.exterior.map((spot) => ({ ...spot, frame: places.get(spot.frame ?? 0) ?? null }));
  const interior = hotspots.interior.map((spot) => ({ ...spot, frame: 0 }));
  return {
    spin: frames.length < FEWEST_FRAMES ? null : { frames, hotspots: shown(exterior, isOurs) },
    interior: panorama && isOurs(panorama) ? { panorama, hotspots: shown(interior, isOurs) } : null,
    film: videoOf(vehicle),
  };
}

const shown = (spots: readonly RawHotspot[], isOurs: (address: string) => boolean): Hotspot[] =>
  spots
    .flatMap(({ frame, x, y, title, text, image_url: picture }) => {
      const [heading, words] = [title.trim(), text.trim()];
      if (frame === null || (!heading && !words)) return [];
      return [
        {
          frame,
          x,
          y,
          title: heading || 'Detail',
          text: words,
          picture: picture && isOurs(picture) ? picture : null,
        },
      ];
    })
    .slice(0, MOST_HOTSPOTS);

/**
 * Whether an address is that of a picture of one of these origins.
 * @returns a test that takes whatever a feed says, and is false for what is no address
 */
export function pictureOf(origins: readonly string[]): (address: string) => boolean {
  return (address) => {
    const url = URL.parse(address);
    return url !== null && /^https?:$/.test(url.protocol) && origins.includes(url.origin);
  };
}
