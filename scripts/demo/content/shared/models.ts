import { bodyLabel } from '@forecourt/lib/vehicle/body';
import { type Body, type Colour, lookFor } from '../../photography/catalogue.ts';
import { groupMakes } from '../../stock/models/catalogue.ts';
import type { ModelSpec } from '../../stock/models/model.ts';
import { type MotorcycleSpec, motorcycles } from '../../stock/models/motorcycles.ts';
import { truckMakes } from '../../stock/models/trucks.ts';
import { brands } from './brands.ts';
import { modelFacts, motorcycleFacts } from './model-facts.ts';
import { photograph } from './picture.ts';

export interface ModelContent {
  make: string;
  name: string;
  bodies: string[];
  status: 'current' | 'coming_soon' | 'discontinued';
  image: ReturnType<typeof photograph>;
  description: string;
  gallery: ReturnType<typeof photograph>[];
  /** The address used instead of its page: its stock, for a model no longer sold new. */
  path: string | null;
}

/** Few colours, so that a page of models looks like one photo shoot. */
const PAINTS = ['white', 'silver', 'blue', 'grey', 'red'] as const;
const CHOSEN_PICTURES: Readonly<Record<string, string>> = {
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
  'N Series': 'light-truck-tray/white',
  '300 Series': 'light-truck/white',
};
const GALLERIES = new Set(['CX-5', 'CX-60', 'MX-5', 'BT-50']);

/** Pictures in addition to the opening one: from the side and from behind. */
const galleryOf = (view: string, name: string) =>
  (
    [
      ['side', 'from the side'],
      ['rear-three-quarter', 'from behind'],
    ] as const
  ).map(([angle, words]) =>
    photograph(`cars/${view.replace('front-three-quarter', angle)}`, `${name}, seen ${words}`),
  );

/** The brand whose past models also have pages, which lead to its used cars. */
const WITH_HISTORY = 'Mazda';
/** Announced models that are not in stock yet. */
const COMING_MODELS = new Set(['Tayron', 'Grandis', 'Tasman']);

/** Every model of the dealer group's makes, from the same catalogue as its stock. */
export const models: readonly ModelContent[] = [
  ...[...specsByMake()].flatMap(([make, specs]) =>
    [...Map.groupBy(specs, ({ model }) => model)].flatMap(([name, variants], index) =>
      modelOf(make, name, variants, index),
    ),
  ),
  // Traded-in motorcycles are not brands of the group.
  ...motorcycles.filter(({ make }) => brands.some(({ name }) => name === make)).map(motorcycleModel),
];

/** The cars and then the trucks, each under the make on its bonnet. */
function specsByMake(): Map<string, ModelSpec[]> {
  const all = [...Object.entries(groupMakes), ...Object.entries(truckMakes)].flatMap(([make, specs]) =>
    specs.map((spec) => [spec.make ?? make, spec] as const),
  );
  const byMake = new Map<string, ModelSpec[]>();
  for (const [make, spec] of all) byMake.set(make, [...(byMake.get(make) ?? []), spec]);
  return byMake;
}

function modelOf(make: string, name: string, variants: readonly ModelSpec[], index: number): ModelContent[] {
  const [first] = variants;
  const isPast = variants.every(({ until }) => until !== undefined);
  if (!first || (isPast && make !== WITH_HISTORY)) return [];
  const bodies = [...new Set(variants.map(({ body }) => bodyLabel(body)))];
  const [body, colour] = (CHOSEN_PICTURES[name] ?? `${first.photo}/${PAINTS[index % PAINTS.length]}`).split(
    '/',
  ) as [Body, Colour];
  const look = lookFor({ body, colour, make });
  const view = [body, colour, ...(look ? [look] : []), 'front-three-quarter'].join('/');
  return [
    {
      make,
      name,
      bodies,
      status: isPast ? 'discontinued' : COMING_MODELS.has(name) ? 'coming_soon' : 'current',
      image: photograph(`cars/${view}`, `${name}, ${bodies[0]}`),
      description: modelFacts(variants),
      gallery: GALLERIES.has(name) ? galleryOf(view, name) : [],
      path: isPast ? `/search/${make.toLowerCase()}/${name.toLowerCase()}` : null,
    },
  ];
}

function motorcycleModel(spec: MotorcycleSpec): ModelContent {
  const { make, model: name, photo, paint } = spec;
  const body = bodyLabel('motorcycle');
  return {
    make,
    name,
    bodies: [body],
    status: 'current',
    image: photograph(`cars/${photo}/${paint[0]}/front-three-quarter`, `${name}, ${body}`),
    description: motorcycleFacts(spec),
    gallery: [],
    path: null,
  };
}
