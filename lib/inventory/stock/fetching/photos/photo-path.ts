import { slugify } from '../../../../vehicle/title.ts';

const LONGEST_NAME = 200;
const PHOTO = /\.(?:jpe?g|png|webp|avif|gif)$/i;
/** `12345_1`, `12345-02`, `12345 (3)`: a possible stock number followed by a photo number. */
const NUMBERED = /^(.+?)[ _.()-]+(\d{1,3})\)?$/;

/** Returns whether the file name has an image extension (any case). The file is not opened. */
export const isPhotoName = (name: string): boolean => PHOTO.test(name);

/** Returns what is wrong with a file or folder name on a dealer's server; null if it is valid. */
export function nameProblem(name: string): string | null {
  if (name.length > LONGEST_NAME) return `its name is longer than ${LONGEST_NAME} characters`;
  if (/\p{Cc}|[/\\]/u.test(name) || name === '..' || name === '.')
    return 'its name contains invalid characters';
  return null;
}

/** A possible match: a slugified stock number, and the photo's position. */
export interface Candidate {
  stock: string;
  place: number;
}

/**
 * Returns what a photo may belong to, judging by its path, the likeliest first. `12345/2.jpg` and
 * `12345_2.jpg` are the second photo of 12345, unless there is a stock number `12345_2`.
 */
export function candidatesOf(path: string): Candidate[] {
  const [first = '', second] = path.replace(PHOTO, '').split('/');
  if (second !== undefined) {
    const stock = slugify(first);
    const [number = '0'] = slugify(second) === stock ? [] : (/\d{1,3}$/.exec(second) ?? []);
    return [{ stock, place: Number(number) }];
  }
  const [, stem, number] = NUMBERED.exec(first) ?? [];
  const whole = { stock: slugify(first), place: 0 };
  return stem === undefined ? [whole] : [whole, { stock: slugify(stem), place: Number(number) }];
}
