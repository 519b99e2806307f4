import type { Draft, Notes } from './mapping.ts';

/**
 * Takes the empty places and the repetitions out of a spin, and lets each point of the exterior go with its frame: a frame that
 * is left out shifts no point on another, and takes its own with it.
 */
export function settleFrames(vehicle: Draft, notes: Notes): void {
  const { spin_images: spinImages, hotspots } = vehicle;
  if (!spinImages) return;
  const frames = [...new Set(spinImages.filter((address) => address !== ''))];
  vehicle.spin_images = frames;
  if (!hotspots) return;
  const exterior = hotspots.exterior.flatMap((point) => {
    const address = point.frame == null ? undefined : spinImages[point.frame];
    // A point that names no frame, or none that there is, stays for the page to judge.
    if (address === undefined) return [point];
    if (address !== '') return [{ ...point, frame: frames.indexOf(address) }];
    notes.mended('hotspot on a frame that is left out, left out', 'hotspots', point.title, null);
    return [];
  });
  vehicle.hotspots = { ...hotspots, exterior };
}
