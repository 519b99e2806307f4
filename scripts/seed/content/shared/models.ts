import { bodyLabel } from '@forecourt/lib/vehicle/body';
import { type Body, type Colour, lookFor } from '../../photography/catalogue.ts';
import { groupMakes } from '../../stock/models/catalogue.ts';
import type { ModelSpec } from '../../stock/models/model.ts';
import { modelFacts } from './model-facts.ts';
import { photograph } from './picture.ts';

/** A model of a brand that sites show on a page of its own. */
export interface ModelContent {
  make: string;
  name: string;
  bodies: string[];
  status: 'current' | 'coming_soon' | 'discontinued';
  image: ReturnType<typeof photograph>;
  description: string;
  /** Another address for links to it: its stock, for one no longer sold new. */
  path: string | null;
}

/** Paints a range is shown in: few, so that a page of models looks like one shoot. */
const PAINTS = ['white', 'silver', 'blue', 'grey', 'red'] as const;
/** The single-brand dealer's pictures, chosen by hand. */
const CHOSEN: Readonly<Record<string, string>> = {
  Mazda2: 'hatch/blue',
  Mazda3: 'sedan/red',
  'CX-3': 'suv-small/silver',
  'CX-30': 'suv-small/red',
  'CX-5': 'suv/red',
  'CX-60': 'suv/white',
  'CX-80': 'suv-large/grey',
  'CX-90': 'suv-large/dark-blue',
  'MX-5': 'convertible/red',
  'BT-50': 'ute/blue',
  'MX-30': 'suv-small/silver',
  'CX-9': 'suv-large/silver',
  Mazda6: 'wagon/red',
};
/** A brand whose past models have a page too, that leads to the used ones. */
const WITH_HISTORY = 'Mazda';
/** Announced, not yet on the ground. */
const COMING = new Set(['Tayron', 'Grandis', 'Tasman']);

/** Every model of the dealer group's makes, from the same catalogue as its stock. */
export const models: readonly ModelContent[] = Object.entries(groupMakes).flatMap(([make, specs]) =>
  [...Map.groupBy(specs, ({ model }) => model)].flatMap(([name, variants], index) =>
    modelOf(make, name, variants, index),
  ),
);

function modelOf(make: string, name: string, variants: readonly ModelSpec[], index: number): ModelContent[] {
  const [first] = variants;
  const past = variants.every(({ until }) => until !== undefined);
  if (!first || (past && make !== WITH_HISTORY)) return [];
  const bodies = [...new Set(variants.map(({ body }) => bodyLabel(body)))];
  const [body, colour] = (CHOSEN[name] ?? `${first.photo}/${PAINTS[index % PAINTS.length]}`).split('/') as [
    Body,
    Colour,
  ];
  const look = lookFor({ body, colour, make });
  const view = [body, colour, ...(look ? [look] : []), 'front-three-quarter'].join('/');
  return [
    {
      make,
      name,
      bodies,
      status: past ? 'discontinued' : COMING.has(name) ? 'coming_soon' : 'current',
      image: photograph(`cars/${view}`, `${name}, ${bodies[0]}`),
      description: modelFacts(variants),
      path: past ? `/search/${make.toLowerCase()}/${name.toLowerCase()}` : null,
    },
  ];
}
