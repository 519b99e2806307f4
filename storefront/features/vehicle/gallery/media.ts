import type { Translator } from '@forecourt/lib/platform/language/translator';
import { markLabel, type SpinMark } from '@forecourt/lib/vehicle/condition';
import type { Vehicle } from '@forecourt/lib/vehicle/vehicle';
import { type Video, videoOf } from './video.ts';

/** A point of interest, in percent of the picture's width and height. */
export interface Hotspot {
  /** The spin frame that shows it; 0 on a panorama. */
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

export interface VehicleMedia {
  spin: SpinMedia | null;
  interior: InteriorMedia | null;
  film: Video | null;
}

const FEWEST_FRAMES = 2;
/** More than this would cover the car. */
const MOST_HOTSPOTS = 12;

type RawHotspot = Vehicle['hotspots']['exterior'][number];

/**
 * Returns a vehicle's media, without items that cannot be shown: frames and pictures on other hosts,
 * hotspots without text or frame (SPIN-01, OPEN-062).
 * @param pictureAt returns the address of a picture on an allowed host, null for any other
 */
export function mediaOf(
  vehicle: Pick<
    Vehicle,
    'spin_images' | 'spin_interior_image' | 'hotspots' | 'video_url' | 'external_video_url'
  >,
  pictureAt: PictureAt,
  t?: Translator<'vehicle'>,
): VehicleMedia {
  const { spin_images, spin_interior_image, hotspots } = vehicle;
  const frames: string[] = [];
  const places = new Map<number, number>();
  spin_images.forEach((address, number) => {
    const picture = pictureAt(address);
    if (picture) places.set(number, frames.push(picture) - 1);
  });
  const exterior = hotspots.exterior.map((spot) => ({ ...spot, frame: places.get(spot.frame ?? 0) ?? null }));
  const panorama = spin_interior_image && pictureAt(spin_interior_image);
  const interior = hotspots.interior.map((spot) => ({ ...spot, frame: 0 }));
  return {
    spin: frames.length < FEWEST_FRAMES ? null : { frames, hotspots: shownSpots(exterior, pictureAt, t) },
    interior: panorama ? { panorama, hotspots: shownSpots(interior, pictureAt, t) } : null,
    film: videoOf(vehicle),
  };
}

/** Returns a vehicle whose spin has the marks of its inspection first; their frames count from 1. */
export const withSpinMarks = <Spun extends Pick<Vehicle, 'hotspots'>>(
  vehicle: Spun,
  marks: readonly SpinMark[],
  t?: Translator<'vehicle'>,
): Spun => ({
  ...vehicle,
  hotspots: {
    ...vehicle.hotspots,
    exterior: [
      ...marks.map(({ frame, x, y, kind, text }) => ({
        frame: frame - 1,
        x,
        y,
        title: markLabel(kind, t),
        text,
        image_url: null,
      })),
      ...vehicle.hotspots.exterior,
    ],
  },
});

const shownSpots = (
  spots: readonly RawHotspot[],
  pictureAt: PictureAt,
  t: Translator<'vehicle'> | undefined,
): Hotspot[] =>
  spots
    .flatMap(({ frame, x, y, title, text, image_url: picture }) => {
      const [heading, words] = [title.trim(), text.trim()];
      if (frame === null || (!heading && !words)) return [];
      return [
        {
          frame,
          x,
          y,
          title: heading || (t?.('markDetail') ?? 'Detail'),
          text: words,
          picture: picture && pictureAt(picture),
        },
      ];
    })
    .slice(0, MOST_HOTSPOTS);

type PictureAt = (address: string) => string | null;

/** Returns a function that encodes a feed's picture address, or returns null if its origin is not allowed. */
export function picturesFrom(origins: readonly string[]): PictureAt {
  return (address) => {
    const url = URL.parse(address);
    return url && /^https?:$/.test(url.protocol) && origins.includes(url.origin) ? url.href : null;
  };
}
