type Drawing = readonly (readonly [tag: 'path' | 'circle', attributes: Readonly<Record<string, string>>])[];

const wheels = (front: number, rear: number): Drawing =>
  [front, rear].map((cx) => ['circle', { cx: String(cx), cy: '17', r: '2' }] as const);
const lines = (...paths: readonly string[]): Drawing => paths.map((d) => ['path', { d }] as const);
const between = 'M9 17h6.5';
const side = (...paths: readonly string[]): Drawing => [...lines(...paths, between), ...wheels(7, 17.5)];

const open = 'M5 17H2v-3.5L7.5 12h12l2.5 1v4h-2.5';

/** Vehicle bodies from the side, facing left, on lucide's grid and in its stroke; lucide itself has none. */
export const BODY_ICONS = {
  'body-4x4': side('M5 17H2v-5.5h4l2-5h11.5V17', 'M6 11.5h13.5M13.5 6.5v5', 'M22 9.5v5.5'),
  'body-bus': side(
    'M5 17H2.5V7a1 1 0 0 1 1-1h17a1 1 0 0 1 1 1v10h-2',
    'M2.5 11.5h19M8 6v5.5M13 6v5.5M18 6v5.5',
  ),
  'body-cab-chassis': [
    ...lines(
      'M5 17H2v-4.5l3.5-1L7.5 7.5H12V17H9',
      'M5.5 11.5H12',
      'M14.5 9.5V13H22V9.5M18.2 10.5V13',
      'M12 15h10v2h-1.5',
    ),
    ...wheels(7, 18),
  ],
  'body-convertible': side(open, 'm7.5 12 2.5-3.5', 'M13 12v-2M16.5 12v-2'),
  'body-coupe': side('M5 17H2v-3.5L7 12l4-3.2h3.5l6.5 3.4 1 .6V17h-2.5', 'M7 12h13.5'),
  'body-ev': [
    ...lines('M5 17H2.5v-4l4-1.5 3-3.5h7l3.5 3.5V17h-.5', 'M6.5 11.5H20', 'm12.7 12.8-1.5 2.3h2.2l-1.5 2.3'),
    ...wheels(7, 17.5),
  ],
  'body-hardtop': side(open, 'm7.5 12 3-4H16l3.5 4', 'M9 10h9'),
  'body-hatch': side('M5 17H2.5v-4l4-1.5 3-3.5h7l3.5 3.5V17h-.5', 'M6.5 11.5H20M13 8v3.5'),
  'body-light-truck': side('M5 17H2v-5l2-4h4.5v9', 'M8.5 17V5.5H22V17h-2.5', 'M2.6 11.5h5.9'),
  'body-motorcycle': [
    ...lines(
      'M5 16 8.500 8H6.500',
      'm7.800 9.500 5-.5 2.200 2h4l2-1.500',
      'm9 13 1.500 3h4l3.500-5',
      'M10.500 16h-2',
    ),
    ['circle', { cx: '5', cy: '16', r: '3' }],
    ['circle', { cx: '19', cy: '16', r: '3' }],
  ],
  'body-motorhome': side(
    'M5 17H2v-4l2.5-3H7V6a1 1 0 0 1 1-1h12.5a1 1 0 0 1 1 1v11h-2',
    'M2.3 12.5H7V10',
    'M10.5 8.5h3v3h-3zM17 8.5h1.5v5H17z',
  ),
  'body-people-mover': side('M5 17H2v-4l3.5-1.5L9.5 7H20l1.5 4.5V17h-2', 'M5.5 11.5h16M12 7v4.5M17 7v4.5'),
  'body-pop-top': [
    ...lines('M9 17H4.5v-7h14v7H13', 'M6.5 10V7h10v3', 'M18.5 15.5H22', 'M7.5 12.5h3V14h-3z'),
    ['circle', { cx: '11', cy: '17', r: '2' }],
  ],
  'body-camper-trailer': [
    ...lines('M9 17H4.5v-4h13v4H13', 'm5.5 13 5.5-6.5 5.5 6.5', 'M17.5 15.5H22'),
    ['circle', { cx: '11', cy: '17', r: '2' }],
  ],
  'body-prestige': side(
    'M5 17H2v-3.5l4.5-1.5 3-3h6.5l3.5 3 2.5.8V17h-2.5',
    'M6.5 12H19',
    'M12.5 3v3M11 4.5h3',
  ),
  'body-sedan': side('M5 17H2v-4l4.5-1.5 3-3.5h6l3.5 3.5 3 .8V17h-2.5', 'M6.5 11.5H19M12.5 8v3.5'),
  'body-suv': side('M5 17H2.5v-5L6 11l2.5-4h11L21.5 11.500V17h-2', 'M6 11h15.200M14 7v4', 'M10.5 5h7'),
  'body-ute': side('M5 17H2v-4.500l3.5-1L8 7.500h5.500v5H22V17h-2.5', 'M5.5 11.500h8'),
  'body-van': side('M5 17H2v-4.500l3-5h15.500a1 1 0 0 1 1 1V17h-2', 'M2.6 11.500H10v-4'),
  'body-wagon': side('M5 17H2.500v-4l4-1.5 3-3.500h10l2 3.500V17h-2', 'M6.5 11.500h15M12.5 8v3.500M17 8v3.5'),
} as const satisfies Readonly<Record<`body-${string}`, Drawing>>;
