import { bodyLabel, FURTHER_BODIES, KNOWN_BODIES, sameBodies } from '@forecourt/lib/vehicle/body';

/** Of values with the same label, keeps the one the stock uses. The storefront counts the others with it. */
const isFirst = (body: string, place: number, all: readonly string[]) =>
  all.findIndex((other) => sameBodies(body).includes(other)) === place;

export const BODY_OPTIONS = [...KNOWN_BODIES, ...FURTHER_BODIES]
  .filter(isFirst)
  .map((value) => ({ value, title: bodyLabel(value) }))
  .toSorted((one, other) => one.title.localeCompare(other.title, 'en-AU'));
