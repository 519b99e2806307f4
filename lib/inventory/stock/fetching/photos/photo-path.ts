import { slugify } from '../../../../vehicle/title.ts';

/** The longest name that is accepted, in characters; dealers' own are shorter. */
const LONGEST_NAME = 200;
const PHOTO = /\.(?:jpe?g|png|webp|avif|gif)$/i;
/** `12345_1`, `12345-02`, `12345 (3)`: a number behind what may be a stock number. */
const NUMBERED = /^(.+?)[ _.()-]+(\d{1,3})\)?$/;

/** Whether a file name ends like a picture: jpg, jpeg, png, webp, avif or gif, in any case. The file is not opened. */
export const isPhotoName = (name: string): boolean => PHOTO.test(name);

/** What is wrong with the name of a file or a folder of a dealer's server; null for nothing. */
export function nameProblem(name: string): string | null {
  if (name.length > LONGEST_NAME) return `its name is longer than ${LONGEST_NAME} characters`;
  if (/\p{Cc}|[/\\]/u.test(name) || name === '..' || name === '.')
    return 'its name holds characters that no name may hold';
  return null;
}

/** What a photo may be: of a stock number as addresses have it, in a place among its photos. */
export interface Candidate {
  stock: string;
  place: number;
}

/**
 * What a photo may be by its path beside the feed, the likeliest first: `12345/2.jpg` and `12345_2.jpg` are the second of
 * 12345, unless there is a stock number `12345_2`.
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
