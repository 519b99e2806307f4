import type { Kit } from '../../solid/kit.ts';
import type { Outline } from './inlay.ts';
import type { Wrap } from './wrap.ts';

/** The parts of a nose or a tail: where the skin is cut or covered, and what fills the openings. */
export interface End {
  wrap: Wrap;
  /** Where the skin is open: lamps, grilles, intakes. */
  opening: Outline;
  /** Gloss black panels, and bright or grey ones, on the skin. */
  black: Outline;
  bright: Outline;
  /** Middle of the number plate, and how high it sits. */
  plateY: number;
  fit(kit: Kit): void;
}
