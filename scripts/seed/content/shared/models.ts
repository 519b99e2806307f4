import { photograph } from './picture.ts';

/** A model of a brand that a site shows on its own. */
export interface ModelContent {
  make: string;
  name: string;
  bodies: string[];
  status: 'current' | 'coming_soon' | 'discontinued';
  image: ReturnType<typeof photograph>;
  /** Where links to it lead: its stock. */
  path: string;
}

const mazda = (
  name: string,
  slug: string,
  bodies: string[],
  picture: string,
  status: ModelContent['status'] = 'current',
): ModelContent => ({
  make: 'Mazda',
  name,
  bodies,
  status,
  image: photograph(`cars/${picture}/front-three-quarter`, `${name}, ${bodies[0]}`),
  path: `/search/mazda/${slug}`,
});

/** The range of the single-brand dealer. */
export const models: readonly ModelContent[] = [
  mazda('Mazda2', 'mazda2', ['Hatch', 'Sedan'], 'hatch/blue'),
  mazda('Mazda3', 'mazda3', ['Hatch', 'Sedan'], 'sedan/red'),
  mazda('CX-3', 'cx-3', ['SUV'], 'suv-small/silver'),
  mazda('CX-30', 'cx-30', ['SUV'], 'suv-small/red'),
  mazda('CX-5', 'cx-5', ['SUV'], 'suv/red'),
  mazda('CX-60', 'cx-60', ['SUV'], 'suv/white'),
  mazda('CX-80', 'cx-80', ['SUV'], 'suv-large/grey'),
  mazda('CX-90', 'cx-90', ['SUV'], 'suv-large/dark-blue'),
  mazda('MX-5', 'mx-5', ['Convertible'], 'convertible/red'),
  mazda('BT-50', 'bt-50', ['Ute', 'Cab Chassis'], 'ute/blue'),
  mazda('MX-30', 'mx-30', ['SUV'], 'suv-small/silver', 'discontinued'),
  mazda('CX-9', 'cx-9', ['SUV'], 'suv-large/silver', 'discontinued'),
  mazda('Mazda6', 'mazda6', ['Sedan', 'Wagon'], 'wagon/red', 'discontinued'),
];
