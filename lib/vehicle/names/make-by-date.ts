import { normaliseName } from './normalise.ts';

/** Great Wall Motors renamed its cars to GWM for the Cannon and everything after it. */
const FIRST_GWM_YEAR = 2021;
const GWM_MODELS = /^(?:gwm)?(?:(?:ute)?cannon|haval|tank|ora|wey|ute)/;
const GREAT_WALL_MODELS = /^(?:sa220|steed|v200|v240|x200|x240)/;

/**
 * Returns the make under which a model is sold: `Great Wall` or `GWM` by model, else by year. Other makes
 * stay as they are.
 */
export function makeByDate(make: string, model: string, year: number | null): string {
  if (make !== 'Great Wall' && make !== 'GWM') return make;
  const name = normaliseName(model);
  if (GREAT_WALL_MODELS.test(name)) return 'Great Wall';
  if (GWM_MODELS.test(name)) return 'GWM';
  if (year === null) return make;
  return year >= FIRST_GWM_YEAR ? 'GWM' : 'Great Wall';
}
