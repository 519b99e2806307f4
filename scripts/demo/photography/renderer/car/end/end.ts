import type { Kit } from '../../solid/kit.ts';
import type { Outline } from './inlay.ts';
import type { Wrap } from './wrap.ts';

/** The parts of a nose or a tail: openings in the skin, panels on it, and fittings. */
export interface End {
  wrap: Wrap;
  /** Where the skin is open: lamps, grilles, intakes. */
  opening: Outline;
  black: Outline;
  bright: Outline;
  /** Height of the number plate's middle. */
  plateY: number;
  fit(kit: Kit): void;
}
