/** Makes sold in Australia (FACET-38), for pickers and parsing, not a site's own. */
export const KNOWN_MAKES = [
  ...['Abarth', 'AC', 'Adria', 'Alfa Romeo', 'Alpina', 'Alpine', 'Apollo', 'Aprilia', 'Aston Martin', 'Audi'],
  ...['Austin', 'Austin-Healey', 'Avan', 'Avida', 'Bailey', 'Benelli', 'Bentley', 'Bimota', 'BMW', 'Bruder'],
  ...['BSA', 'Bugatti', 'Buick', 'BYD', 'Cadillac', 'Can-Am', 'CFMoto', 'Chery', 'Chevrolet', 'Chrysler'],
  ...['Citroen', 'Coromal', 'Crusader', 'Cupra', 'Daewoo', 'DAF', 'Daihatsu', 'Daimler', 'Datsun', 'Deepal'],
  ...['Denza', 'Dodge', 'Ducati', 'Elfin', 'Essential', 'Farizon', 'Ferrari', 'Fiat', 'Ford', 'Foton', 'FPV'],
  ...[
    'Freightliner',
    'Fuso',
    'Geely',
    'Genesis',
    'GMC',
    'Great Wall',
    'GWM',
    'Harley-Davidson',
    'Haval',
    'Hillman',
    'Hino',
  ],
  ...['Holden', 'Honda', 'HSV', 'Humber', 'Hummer', 'Husqvarna', 'Hyundai', 'Indian', 'Ineos', 'Infiniti'],
  ...['International', 'Isuzu', 'Iveco', 'JAC', 'Jaecoo', 'Jaguar', 'Jawa', 'Jayco', 'Jeep', 'Jensen'],
  ...['JMC', 'Kawasaki', 'Kenworth', 'KGM', 'Kia', 'Kokoda', 'KTM', 'Kymco', 'Lamborghini', 'Lancia'],
  ...[
    'Land Rover',
    'LDV',
    'Leapmotor',
    'Lexus',
    'Leyland',
    'Lincoln',
    'Lotus',
    'Lotus Caravans',
    'Mack',
    'Mahindra',
  ],
  ...[
    'MAN',
    'Maserati',
    'Maybach',
    'Mazda',
    'McLaren',
    'Mercedes-Benz',
    'MG',
    'MINI',
    'Mitsubishi',
    'Morgan',
  ],
  ...[
    'Morris',
    'Moto Guzzi',
    'MV Agusta',
    'New Age',
    'Nissan',
    'Norton',
    'Oldsmobile',
    'Omoda',
    'Opel',
    'Peugeot',
  ],
  ...[
    'Plymouth',
    'Polaris',
    'Polestar',
    'Pontiac',
    'Porsche',
    'Proton',
    'RAM',
    'Range Rover',
    'Renault',
    'Rolls-Royce',
  ],
  ...['Rover', 'Royal Enfield', 'Saab', 'Scania', 'Seat', 'Skoda', 'Smart', 'SsangYong', 'Subaru', 'Supreme'],
  ...['Suzuki', 'SWM', 'Sym', 'Tata', 'Tesla', 'Toyota', 'Triumph', 'TVR', 'UD Trucks', 'Ural'],
  ...[
    'Vespa',
    'Viscount',
    'Volkswagen',
    'Volvo',
    'Western Star',
    'Windsor',
    'Winnebago',
    'Xpeng',
    'Yamaha',
    'Zeekr',
  ],
] as const satisfies readonly string[];

const plain = (text: string): string =>
  ` ${text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()} `;

/** Returns the make in a text, the longest if one contains another, or null. */
export function makeInText(words: string): string | null {
  const text = plain(words);
  const matches = KNOWN_MAKES.filter((make) => text.includes(plain(make)));
  return matches.toSorted((a, b) => b.length - a.length)[0] ?? null;
}
