import { bodyLabel, KNOWN_BODIES, sameBodies } from '@forecourt/lib/vehicle/body';

/**
 * The bodies an editor can choose, A to Z. Of values that share a label the first is offered, which is the one
 * the stock uses; the storefront counts the others with it.
 */
export const BODY_OPTIONS = KNOWN_BODIES.filter(
  (body) =>
    !sameBodies(body).some((other) => KNOWN_BODIES.indexOf(body) > KNOWN_BODIES.indexOf(other as never)),
)
  .map((value) => ({ value: value as string, title: bodyLabel(value) }))
  .toSorted((a, b) => a.title.localeCompare(b.title, 'en-AU'));
