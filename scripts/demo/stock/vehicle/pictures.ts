import { hash, type Pictured, panoramaFor, photosFor, spinFor } from '../../photography/catalogue.ts';
import { FILMS } from '../../photography/films.ts';
import { exteriorHotspots, interiorHotspots } from '../../photography/hotspots.ts';
import { SPINS } from '../../photography/names.ts';
import type { DemoVehicle } from './demo-vehicle.ts';

/** Numbers of photos: usually about a dozen, sometimes all there are. */
const COUNTS = [8, 10, 12, 12, 14, 16, 9, 24] as const;

/**
 * Returns photos of a car and, for some, a spin, a panorama of the interior and hotspots on both. They depend
 * on the stock number alone, so that new pictures do not change the other facts of a car.
 */
export function picturesOf(
  car: Pictured,
  options: { stocknum: string; mediaUrl: string },
): Pick<DemoVehicle, 'images' | 'spin_images' | 'spin_interior_image' | 'hotspots'> {
  const { stocknum, mediaUrl } = options;
  // Skips the lowest bits, which are correlated between questions.
  const choice = (question: string, of: number) => (hash(`${stocknum} ${question}`) >>> 9) % of;
  const address = (path: string) => `${mediaUrl}${path}`;
  const count = COUNTS[choice('photos', COUNTS.length)] ?? 12;
  const spin = choice('spin', 3) === 0 ? spinFor(car) : [];
  const panorama = spin.length > 0 || choice('panorama', 6) === 0 ? panoramaFor(car.body) : undefined;
  const spots = choice('hotspots', 2) === 0;
  return {
    images: photosFor({ ...car, count, seed: stocknum }).map(address),
    spin_images: spin.map(address),
    spin_interior_image: panorama ? address(panorama) : null,
    hotspots:
      spots && (spin.length > 0 || panorama)
        ? {
            exterior: spin.length > 0 ? exteriorHotspots(car.body) : [],
            interior: panorama ? interiorHotspots(car.body) : [],
          }
        : null,
  };
}

/**
 * Returns the video of the car in the look and colour of its photos.
 * @returns its file's name, or undefined without a video of that body, look and colour
 */
export function filmOf({ images }: Pick<DemoVehicle, 'images'>): string | undefined {
  const [, body = '', colour = '', look = ''] =
    /\/cars\/([^/]+)\/([^/]+)\/([^/]+)\//.exec(images[0] ?? '') ?? [];
  const name = `${body}-${colour}`;
  return name in FILMS && (SPINS as Readonly<Record<string, string | null>>)[body] === look
    ? `${name}.mp4`
    : undefined;
}
