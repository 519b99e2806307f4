/** One model as sold in Australia, with its price when new in thousands of dollars. */
interface Model {
  make: string;
  model: string;
  body: string;
  price: number;
  badges: string[];
  fuels: string[];
  drives: string[];
  seats: number;
  weight: number;
}

/** `model | body | price | badges | fuels | drives | seats`, per make with its market share. */
const market: [make: string, weight: number, models: string[]][] = [
  [
    'Toyota',
    18,
    [
      'HiLux|Ute|54|Workmate,SR,SR5,Rogue,GR Sport|Diesel|RWD,4WD|5',
      'RAV4|SUV|45|GX,GXL,Cruiser,Edge|Hybrid,Petrol|FWD,AWD|5',
      'Corolla|Hatchback|31|Ascent Sport,SX,ZR|Hybrid,Petrol|FWD|5',
      'LandCruiser 300|SUV|108|GX,GXL,VX,Sahara|Diesel|4WD|7',
      'LandCruiser Prado|SUV|78|GX,GXL,VX,Kakadu|Diesel|4WD|7',
      'Kluger|SUV|60|GX,GXL,Grande|Hybrid,Petrol|FWD,AWD|7',
      'Camry|Sedan|40|Ascent,SX,SL|Hybrid|FWD|5',
      'HiAce|Van|56|LWB,SLWB,Commuter|Diesel|RWD|3',
    ],
  ],
  [
    'Mazda',
    10,
    [
      'CX-5|SUV|41|Maxx,Maxx Sport,Touring,Akera|Petrol,Diesel|FWD,AWD|5',
      'Mazda3|Hatchback|33|G20 Pure,G20 Evolve,G25 GT|Petrol|FWD|5',
      'BT-50|Ute|52|XT,XTR,GT,SP|Diesel|RWD,4WD|5',
      'CX-30|SUV|36|G20 Pure,G25 Astina|Petrol|FWD,AWD|5',
      'CX-9|SUV|54|Sport,Touring,Azami|Petrol|FWD,AWD|7',
    ],
  ],
  [
    'Ford',
    10,
    [
      'Ranger|Ute|59|XL,XLS,XLT,Sport,Wildtrak,Raptor|Diesel,Petrol|RWD,4WD|5',
      'Everest|SUV|67|Ambiente,Trend,Sport,Titanium|Diesel|RWD,4WD|7',
      'Mustang|Coupe|72|EcoBoost,GT,Dark Horse|Petrol|RWD|4',
      'Transit Custom|Van|53|340L,340S,Sport|Diesel|FWD|3',
    ],
  ],
  [
    'Hyundai',
    9,
    [
      'i30|Hatchback|30|Active,Elite,N Line,N|Petrol|FWD|5',
      'Tucson|SUV|41|Elite,Highlander,N Line|Petrol,Diesel,Hybrid|FWD,AWD|5',
      'Santa Fe|SUV|57|Active,Elite,Calligraphy|Diesel,Hybrid|FWD,AWD|7',
      'IONIQ 5|SUV|72|Dynamiq,Techniq,Epiq|Electric|RWD,AWD|5',
    ],
  ],
  [
    'Kia',
    9,
    [
      'Sportage|SUV|41|S,SX,SX+,GT-Line|Petrol,Diesel,Hybrid|FWD,AWD|5',
      'Cerato|Hatchback|30|S,Sport,Sport+,GT|Petrol|FWD|5',
      'Carnival|People Mover|58|S,Si,SLi,Platinum|Diesel,Petrol|FWD|8',
      'EV6|SUV|77|Air,GT-Line,GT|Electric|RWD,AWD|5',
    ],
  ],
  [
    'Mitsubishi',
    8,
    [
      'Triton|Ute|47|GLX,GLX+,GLS,GSR|Diesel|RWD,4WD|5',
      'Outlander|SUV|44|ES,LS,Aspire,Exceed|Petrol,PHEV|FWD,AWD|7',
      'Pajero Sport|SUV|56|GLX,GLS,Exceed|Diesel|RWD,4WD|7',
    ],
  ],
  [
    'Nissan',
    6,
    [
      'Navara|Ute|49|SL,ST,ST-X,PRO-4X|Diesel|RWD,4WD|5',
      'X-TRAIL|SUV|43|ST,ST-L,Ti|Petrol,Hybrid|FWD,AWD|7',
      'Patrol|SUV|92|Ti,Ti-L,Warrior|Petrol|4WD|8',
    ],
  ],
  [
    'Subaru',
    5,
    [
      'Forester|SUV|43|2.5i,2.5i-L,2.5i-S|Petrol,Hybrid|AWD|5',
      'Outback|Wagon|48|AWD,Touring,XT Sport|Petrol|AWD|5',
    ],
  ],
  [
    'Isuzu',
    5,
    ['D-MAX|Ute|53|SX,LS-M,LS-U,X-Terrain|Diesel|RWD,4WD|5', 'MU-X|SUV|59|LS-M,LS-U,LS-T|Diesel|RWD,4WD|7'],
  ],
  [
    'Volkswagen',
    4,
    [
      'Golf|Hatchback|39|Life,R-Line,GTI,R|Petrol|FWD,AWD|5',
      'Amarok|Ute|62|Core,Life,Style,Aventura|Diesel|4WD|5',
      'T-Cross|SUV|34|Life,Style|Petrol|FWD|5',
    ],
  ],
  [
    'GWM',
    3,
    [
      'Haval H6|SUV|37|Premium,Lux,Ultra|Petrol,Hybrid|FWD,AWD|5',
      'Cannon|Ute|43|Cannon-L,Cannon-X|Diesel|4WD|5',
    ],
  ],
  [
    'MG',
    4,
    [
      'ZS|SUV|26|Excite,Essence,Vibe|Petrol,Electric|FWD|5',
      'MG4|Hatchback|41|Excite 51,Essence 64|Electric|RWD|5',
    ],
  ],
  [
    'BMW',
    2,
    [
      '3 Series|Sedan|82|320i,330i,M340i|Petrol,PHEV|RWD,AWD|5',
      'X5|SUV|138|xDrive30d,xDrive40i|Diesel,Petrol|AWD|7',
    ],
  ],
  [
    'Mercedes-Benz',
    2,
    ['C-Class|Sedan|87|C200,C300,C63|Petrol|RWD,AWD|5', 'Sprinter|Van|71|314 CDI,316 CDI|Diesel|RWD|3'],
  ],
  [
    'Tesla',
    2,
    [
      'Model 3|Sedan|63|Rear-Wheel Drive,Long Range|Electric|RWD,AWD|5',
      'Model Y|SUV|67|Long Range,Performance|Electric|AWD|5',
    ],
  ],
  ['Škoda', 1, ['Octavia|Wagon|43|Style,RS|Petrol|FWD|5', 'Kodiaq|SUV|57|Style,Sportline|Petrol|AWD|7']],
  [
    'Jayco',
    1,
    ['Journey|Caravan|72|Outback,Touring|None|None|4', 'Starcraft|Caravan|58|Pop Top,Outback|None|None|6'],
  ],
];

export const models: readonly Model[] = market.flatMap(([make, weight, lines]) =>
  lines.map((line, i) => {
    const [model = '', body = '', price, badges = '', fuels = '', drives = '', seats] = line.split('|');
    return {
      make,
      model,
      body,
      price: Number(price),
      badges: badges.split(','),
      fuels: fuels.split(','),
      drives: drives.split(','),
      seats: Number(seats),
      weight: weight / (i + 1.5),
    };
  }),
);

export const places = [
  { city: 'Sydney', state: 'NSW', lat: -33.87, lng: 151.21, weight: 20 },
  { city: 'Melbourne', state: 'VIC', lat: -37.81, lng: 144.96, weight: 20 },
  { city: 'Brisbane', state: 'QLD', lat: -27.47, lng: 153.03, weight: 14 },
  { city: 'Perth', state: 'WA', lat: -31.95, lng: 115.86, weight: 10 },
  { city: 'Adelaide', state: 'SA', lat: -34.93, lng: 138.6, weight: 7 },
  { city: 'Gold Coast', state: 'QLD', lat: -28.02, lng: 153.4, weight: 5 },
  { city: 'Newcastle', state: 'NSW', lat: -32.93, lng: 151.78, weight: 4 },
  { city: 'Canberra', state: 'ACT', lat: -35.28, lng: 149.13, weight: 4 },
  { city: 'Geelong', state: 'VIC', lat: -38.15, lng: 144.36, weight: 2 },
  { city: 'Hobart', state: 'TAS', lat: -42.88, lng: 147.33, weight: 2 },
  { city: 'Townsville', state: 'QLD', lat: -19.26, lng: 146.82, weight: 2 },
  { city: 'Darwin', state: 'NT', lat: -12.46, lng: 130.84, weight: 1.5 },
  { city: 'Wollongong', state: 'NSW', lat: -34.42, lng: 150.89, weight: 2 },
  { city: 'Bendigo', state: 'VIC', lat: -36.76, lng: 144.28, weight: 1 },
  { city: 'Wagga Wagga', state: 'NSW', lat: -35.11, lng: 147.37, weight: 1 },
] as const;

export const colours = [
  { colour: 'White', weight: 30 },
  { colour: 'Grey', weight: 16 },
  { colour: 'Black', weight: 14 },
  { colour: 'Silver', weight: 12 },
  { colour: 'Blue', weight: 11 },
  { colour: 'Red', weight: 9 },
  { colour: 'Green', weight: 3 },
  { colour: 'Orange', weight: 1.5 },
  { colour: 'Yellow', weight: 1 },
  { colour: 'Purple', weight: 0.4 },
] as const;

export const features = [
  'Apple CarPlay',
  'Android Auto',
  'Reverse Camera',
  'Sunroof',
  'Leather Seats',
  'Heated Seats',
  'Tow Bar',
  'Bull Bar',
  'Canopy',
  'Roof Racks',
  'Adaptive Cruise Control',
  'Blind Spot Monitor',
  'Satellite Navigation',
  'Keyless Entry',
  'Alloy Wheels',
  '360 Camera',
  'Power Tailgate',
  'Third Row Seating',
  'Snorkel',
  'Lift Kit',
] as const;
