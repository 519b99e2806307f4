import { automatic, dualClutch, type ModelSpec, turboPetrol } from '../model.ts';

export const skoda: readonly ModelSpec[] = [
  {
    model: 'Octavia',
    body: 'wagon',
    photo: 'wagon',
    since: 2014,
    series: 'NX',
    seats: 5,
    doors: 5,
    ancap: 5,
    tow: 1500,
    gvm: 1950,
    size: [4689, 1829, 1468],
    engine: turboPetrol(1.4, 4, 250, 5.7, 50),
    trans: automatic(8),
    drive: 'FWD',
    badges: [
      ['Ambition', 39_690],
      ['RS', 54_190, { engine: turboPetrol(2, 4, 370, 6.8, 50), trans: dualClutch(7) }],
    ],
  },
  {
    model: 'Kodiaq',
    body: 'suv',
    photo: 'suv-large',
    since: 2017,
    series: 'NS',
    seats: 7,
    doors: 5,
    ancap: 5,
    tow: 2000,
    gvm: 2400,
    size: [4697, 1882, 1676],
    engine: turboPetrol(2, 4, 320, 8.2, 60),
    trans: dualClutch(7),
    drive: 'AWD',
    badges: [
      ['132TSI Style', 52_990],
      ['132TSI Sportline', 57_990],
    ],
  },
];
