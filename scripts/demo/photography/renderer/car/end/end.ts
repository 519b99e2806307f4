import type { Kit } from '../../solid/kit.ts';
import type { Outline } from './inlay.ts';
import type { Wrap } from './wrap.ts';

/** The parts of a nose or a tail: openings in the skin, panels on it, and fittings. */
export interface End {
  wrap: Wrap;
  opening: Outline;
  black: Outline;
  bright: Outline;
  plateY: number;
  fit(kit: Kit): void;
}
