import { automatic, diesel, type ModelSpec, manual } from './model.ts';

const tray = { photo: 'light-truck-tray', configuration: 'Tray' } as const;
const tipper = { photo: 'light-truck-tipper', configuration: 'Tipper' } as const;
const box = { photo: 'light-truck', configuration: 'Box body' } as const;

/** Common to all light trucks: three seats in a cab over the engine, two axles, the rear one driven. */
const truck = {
  body: 'lightTruck',
  photo: 'light-truck',
  seats: 3,
  doors: 2,
  ancap: null,
  drive: 'RWD',
} as const;

export const truckMakes: Readonly<Record<string, readonly ModelSpec[]>> = {
  'Isuzu Trucks': [
    {
      ...truck,
      model: 'N Series',
      since: 2018,
      series: '',
      tow: 4500,
      gvm: 6500,
      size: [6150, 2115, 2275],
      engine: diesel(5.2, 4, 513, 14, 100),
      trans: automatic(6),
      badges: [
        ['NPR 65-190 Traypack', 84_900, tray],
        ['NPR 65-190 Tipper', 92_500, tipper],
        ['NPR 75-190 Vanpack', 96_900, { ...box, gvm: 7500 }],
        ['NLR 45-150 Tipper', 74_900, { ...tipper, gvm: 4500, engine: diesel(3, 4, 375, 11, 75) }],
      ],
    },
  ],
  'Hino Trucks': [
    {
      ...truck,
      model: '300 Series',
      since: 2019,
      series: '',
      tow: 3500,
      gvm: 4495,
      size: [6120, 1995, 2240],
      engine: diesel(4, 4, 464, 13, 100),
      trans: manual(5),
      badges: [
        ['616 Tray', 68_900, tray],
        ['616 Tipper', 73_500, tipper],
        ['717 Tipper', 94_900, { ...tipper, gvm: 6500, trans: automatic(6) }],
        ['917 Box', 99_900, { ...box, gvm: 8500, trans: automatic(6) }],
      ],
    },
  ],
};
