/** A brand and its text in a group's brand grid. */
export interface Brand {
  name: string;
  kind: 'car' | 'motorcycle' | 'truck' | 'own';
  description: string;
}

const car = (name: string, description: string): Brand => ({ name, kind: 'car', description });

/** The twelve makes of the dealer group. */
export const groupMakes: readonly Brand[] = [
  car('Toyota', 'Hybrids, HiLux and LandCruiser. Sold and serviced in Albion, Southport and Maroochydore.'),
  car('Ford', 'Ranger, Everest, Mustang and Transit, with a fit-out bay for work vehicles in Moorooka.'),
  // Two sites in two states sell this brand, so the text names no suburb.
  car('Mazda', 'Small cars to seven seats, the MX-5 and the BT-50, from petrol to plug-in.'),
  car('Hyundai', 'City cars, family SUVs and electric Ioniq models at Albion and Southport.'),
  car('Kia', 'Picanto to Carnival, petrol to electric, with a long new-car warranty. Albion and Noosaville.'),
  car('Mitsubishi', 'Outlander, Triton and ASX, plug-in hybrids among them. Moorooka and Burleigh Heads.'),
  car('Nissan', 'Navara, Patrol and X-Trail, ready for towing. Moorooka and Southport.'),
  car('Subaru', 'All-wheel drive for the beach and the range. Southport and Maroochydore.'),
  car('Isuzu', 'D-Max and MU-X, with trays, canopies and bars fitted before you collect. Moorooka.'),
  car(
    'Volkswagen',
    "Golf, Tiguan and Amarok, with diagnosis by the maker's own system. Albion and Southport.",
  ),
  car('GWM', 'Haval SUVs, Cannon utes and Tank four-wheel drives. Burleigh Heads and Noosaville.'),
  car(
    'BYD',
    'Electric cars and plug-in hybrids, with charging sorted out before delivery. Albion and Southport.',
  ),
];

/** Motorcycles, trucks, and the group's own brands. */
export const groupOthers: readonly Brand[] = [
  {
    name: 'Kawasaki Motorcycles',
    kind: 'motorcycle',
    description:
      'Naked, cruiser and adventure, many of them learner approved. Sold and serviced in Burleigh Heads.',
  },
  {
    name: 'Triumph Motorcycles',
    kind: 'motorcycle',
    description:
      'A workshop and orders from the maker in Burleigh Heads, without bikes on the floor, and a ride out on the first Sunday.',
  },
  {
    name: 'Isuzu Trucks',
    kind: 'truck',
    description:
      'N Series light trucks with a tray, tipper or box, on the ground and to order. Sales and service in Moorooka.',
  },
  {
    name: 'Hino Trucks',
    kind: 'truck',
    description:
      '300 Series light trucks from a car licence up, with a tray, tipper or box. Sales and service in Moorooka.',
  },
  {
    name: 'Harbour Certified',
    kind: 'own',
    description: 'Used cars under six years old with a year of warranty and a seven-day exchange.',
  },
  {
    name: 'Harbour Fleet',
    kind: 'own',
    description: 'One account for buying, fitting out and servicing the vehicles of a business.',
  },
  {
    name: 'Harbour Tyres',
    kind: 'own',
    description: 'Tyres, alignment and balancing for every make, fitted while you wait.',
  },
];

/** Brands that only the offers of other sites mention. */
const otherBrands: readonly Brand[] = [
  { name: 'Value Promise', kind: 'own', description: 'Used cars at one price, in Enfield and Lonsdale.' },
  {
    name: 'Coastline Touring',
    kind: 'own',
    description: 'New and used caravans, towed and slept in first.',
  },
];

export const brands: readonly Brand[] = [...groupMakes, ...groupOthers, ...otherBrands];
