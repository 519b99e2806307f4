/** Photos of a trade-in that an outline guides, in the order of the form. Each is optional. */
export const SHOTS = {
  front: 'Front',
  rear: 'Rear',
  left: 'Left side',
  right: 'Right side',
  interior: 'Interior',
  odometer: 'Odometer',
} as const;
export type Shot = keyof typeof SHOTS;

export const isShot = (name: unknown): name is Shot => typeof name === 'string' && Object.hasOwn(SHOTS, name);

/** A photo of a trade-in; `shot` is null for one without an outline. */
export interface TradeInPhoto {
  id: string;
  shot: Shot | null;
}

/** Returns the file name of a guided photo, by which the dealer knows it: `left.jpg`. */
export const shotFile = (shot: Shot): string => `${shot}.jpg`;

/** Returns the shot of a file; null for another photo. */
export function shotOf(file: string): Shot | null {
  const name = file.replace(/\.jpg$/, '');
  return isShot(name) ? name : null;
}
