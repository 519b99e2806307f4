import type { Draft, Notes } from './mapping.ts';

/**
 * Removes empty and duplicate frames from a spin and updates the frame index of each hotspot. Hotspots of a
 * removed frame are removed too.
 */
export function settleFrames(vehicle: Draft, notes: Notes): void {
  const { spin_images: spinImages, hotspots } = vehicle;
  if (!spinImages) return;
  const frames = [...new Set(spinImages.filter((address) => address !== ''))];
  vehicle.spin_images = frames;
  if (!hotspots) return;
  const exterior = hotspots.exterior.flatMap((point) => {
    const address = point.frame == null ? undefined : spinImages[point.frame];
    // The page handles a hotspot without a frame or with an index out of range.
    if (address === undefined) return [point];
    if (address !== '') return [{ ...point, frame: frames.indexOf(address) }];
    notes.mended('hotspot on a frame that was left out, also left out', 'hotspots', point.title, null);
    return [];
  });
  vehicle.hotspots = { ...hotspots, exterior };
}
