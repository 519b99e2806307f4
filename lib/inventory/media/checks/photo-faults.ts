import type { FailureReason } from '../photo-failure.ts';
import type { PhotoFault, PhotoNote, PhotoNotes } from '../photo-notes.ts';

/** What the last check found about a photo. */
export interface CheckedPhoto {
  address: string;
  version: string | null;
  problem: FailureReason | null;
  look: string | null;
  topBand: string | null;
  bottomBand: string | null;
  isGraphic: boolean;
}

/** Models whose vehicles have the same picture: from here on it is a placeholder. */
export const PLACEHOLDER_MODELS = 3;
/** Vehicles whose different pictures have the same top or bottom: from here on it is a banner. */
export const BANNER_VEHICLES = 4;
/** Vehicles that are noted again when another one has the same picture; beyond this they were noted before. */
export const MOST_SHARING = 3 * Math.max(PLACEHOLDER_MODELS, BANNER_VEHICLES);
/** Bits in which the hashes of the same picture may differ, of 256. */
const SAME_BITS = 8;

/** Looks and bands that several vehicles have. */
export interface SharedLooks {
  placeholders: ReadonlySet<string>;
  banners: ReadonlySet<string>;
}

/**
 * Returns the notes of a vehicle's photos; null if there is nothing to note.
 *
 * @param photos in the feed's order, without those that were not checked yet
 */
export function photoNotesOf(photos: readonly CheckedPhoto[], shared: SharedLooks): PhotoNotes | null {
  // If no photo can be shown, the pages show what there is, so nothing needs to be noted.
  const isNothingShown = photos.every(({ problem }) => problem !== null);
  const seenLooks: string[] = [];
  const notes: PhotoNotes = {};
  for (const photo of photos) {
    const fault = isNothingShown ? null : faultOf(photo, seenLooks, shared);
    if (fault === null && photo.look !== null) seenLooks.push(photo.look);
    const note: PhotoNote = {
      ...(photo.version !== null && { version: photo.version }),
      ...(fault !== null && { fault }),
    };
    if (Object.keys(note).length > 0) notes[photo.address] = note;
  }
  return Object.keys(notes).length > 0 ? notes : null;
}

function faultOf(
  { problem, look, topBand, bottomBand, isGraphic }: CheckedPhoto,
  seenLooks: readonly string[],
  { placeholders, banners }: SharedLooks,
): PhotoFault | null {
  if (problem !== null) return 'unavailable';
  if (isGraphic || (look !== null && placeholders.has(look))) return 'placeholder';
  if (look !== null && seenLooks.some((seen) => differingBits(seen, look) <= SAME_BITS)) return 'repeated';
  return [topBand, bottomBand].some((band) => band !== null && banners.has(band)) ? 'banner' : null;
}

/** Returns in how many bits two hashes of the same length differ. */
export function differingBits(one: string, other: string): number {
  let bits = 0;
  for (let left = BigInt(`0x${one}`) ^ BigInt(`0x${other}`); left > 0n; left &= left - 1n) bits += 1;
  return bits;
}
