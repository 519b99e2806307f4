import type * as Schema from '@forecourt/schemas/sanity.types';
import { photograph } from './picture.ts';

type Kind = NonNullable<NonNullable<Schema.ConditionFile['spin_marks']>[number]['kind']>;

/** The inspection of a demo vehicle. */
export interface ConditionFileContent {
  stocknum: string;
  on: string;
  by: string;
  summary: string;
  /** Pictures of the vehicle, with marks in percent of width and height. */
  photos?: readonly (readonly [
    picture: ReturnType<typeof photograph>,
    ...marks: (readonly [kind: Kind, x: number, y: number, text: string])[],
  ])[];
  spinMarks?: readonly (readonly [frame: number, kind: Kind, x: number, y: number, text: string])[];
  /** Tread and brake pads in mm: front left, front right, rear left, rear right. */
  wheels: readonly (readonly [tread: number, brake: number])[];
  services: readonly (readonly [date: string, km: number, workshop: string, work: string])[];
  warranty?: { text: string; until: string; until_km?: number };
}

const view = (car: string, angle: string, words: string) => photograph(`cars/${car}/${angle}`, words);

export const harbourConditionFiles: readonly ConditionFileContent[] = [
  {
    stocknum: 'H10735',
    on: '2026-11-12',
    by: 'Harbour workshop, Burleigh',
    summary:
      'One owner, never in an accident. Two small marks outside, the cabin is as new. All tyres are original.',
    photos: [
      [
        view('sedan/white/crest', 'side', 'White Mazda6 from the side, with two marks'),
        ['scratch', 41, 58, '4 cm on the driver’s door, polished'],
        ['chip', 22, 62, 'Touched up, at the front wheel arch'],
      ],
    ],
    spinMarks: [[1, 'chip', 45, 55, 'Two on the edge of the bonnet']],
    wheels: [
      [5.8, 8],
      [5.6, 8],
      [6.1, 7.5],
      [6, 7.5],
    ],
    services: [
      ['2025-04-15', 9_850, 'Harbour Mazda, Burleigh', '12-month service'],
      ['2026-04-20', 19_700, 'Harbour Mazda, Burleigh', '24-month service, brake fluid'],
      ['2026-11-10', 26_200, 'Harbour workshop, Burleigh', 'Inspection and oil change'],
    ],
    warranty: { text: 'The rest of Mazda’s five-year warranty', until: '2029-04-30' },
  },
  {
    stocknum: 'H10756',
    on: '2026-11-18',
    by: 'Harbour workshop, Albion',
    summary: 'A tidy city car with a complete book. The rear tyres need to be replaced within a year.',
    photos: [
      [
        view('hatch/black/forge', 'rear-three-quarter', 'Black Toyota Yaris from behind, with a dent'),
        ['dent', 68, 60, '2 cm in the tailgate'],
      ],
    ],
    wheels: [
      [5, 6],
      [5, 6],
      [3.2, 5],
      [3.1, 5],
    ],
    services: [
      ['2024-03-11', 58_400, 'Albion Toyota', '60,000 km service'],
      ['2025-03-04', 71_900, 'Albion Toyota', '70,000 km service, front brakes'],
      ['2026-03-09', 82_300, 'Albion Toyota', '80,000 km service, battery'],
    ],
  },
];

export const valueCarsConditionFiles: readonly ConditionFileContent[] = [
  {
    stocknum: 'V10700',
    on: '2026-11-20',
    by: 'Value Cars workshop, Enfield',
    summary: 'A work ute that was looked after. The tray liner is worn, the chassis is free of rust.',
    photos: [
      [
        view('ute/black/forge', 'side', 'Black Ford Ranger from the side, with a dent and a scratch'),
        ['dent', 72, 52, '5 cm in the side of the tub'],
        ['scratch', 38, 60, '10 cm below the door handle'],
      ],
      [
        view('ute/black/forge', 'rear-three-quarter', 'Black Ford Ranger from behind, with wear'),
        ['wear', 60, 48, 'Edge of the tailgate'],
      ],
    ],
    spinMarks: [
      [1, 'chip', 40, 50, 'Several on the bonnet'],
      [18, 'wear', 55, 45, 'Edge of the tailgate'],
    ],
    wheels: [
      [7, 9],
      [7.2, 9],
      [6.4, 8],
      [6.5, 8],
    ],
    services: [
      ['2024-10-22', 14_900, 'Northpark Ford', '15,000 km service'],
      ['2025-11-03', 29_600, 'Northpark Ford', '30,000 km service'],
    ],
    warranty: { text: 'The rest of Ford’s five-year warranty', until: '2028-10-31' },
  },
  {
    stocknum: 'V10742',
    on: '2026-11-21',
    by: 'Value Cars workshop, Enfield',
    summary: 'High kilometres, all on the highway. Drives straight, air conditioning was regassed.',
    spinMarks: [[10, 'scratch', 50, 55, '15 cm on the rear door']],
    wheels: [
      [4.1, 5],
      [4, 5],
      [3.8, 4],
      [3.9, 4],
    ],
    services: [
      ['2025-02-17', 138_200, 'Enfield Diesel', 'Major service, timing belt'],
      ['2026-02-25', 151_700, 'Enfield Diesel', 'Oil, filters and rear brakes'],
    ],
  },
];
