import { EDITORIAL, type EditorialName, MAPS } from './editorial.ts';
import type { Look } from './looks.ts';
import {
  BODIES,
  BODY_ANGLES,
  type Body,
  INTERIORS,
  LOOK_ANGLES,
  LOOKS_OF,
  MAIN_ANGLES,
  SPIN_FRAMES,
  SPIN_SIZE,
  SPINS,
} from './names.ts';

/** A set that the studio builds and photographs; all pictures of a set share its code. */
export interface Sitting {
  kind: 'car' | 'caravan' | 'motorcycle' | 'cabin' | 'room' | 'scene' | 'map';
  name: string;
  look: Look;
}

export interface Planned {
  /** Path of its files without extensions, relative to this folder, such as `cars/suv/crest/front`. */
  key: string;
  set: Sitting;
  view: string;
  width: number;
  height: number;
  /** Can be tinted in any paint: stored as base and light (tint.ts). */
  paintable: boolean;
  quality: readonly [number, number];
  /** Size of the light picture relative to the picture; half is enough for the frames of a spin. */
  lightScale: 1 | 0.5;
}

export const FULL = { width: 1440, height: 1080, quality: [78, 70], lightScale: 1 } as const;
const DETAIL = { width: 1200, height: 900, quality: [82, 74], lightScale: 1 } as const;
/** Close-ups show smooth paint and dark rubber, so they can be compressed more. */
const CLOSE_UP = { ...DETAIL, quality: [74, 66] } as const;
const FRAME = { ...SPIN_SIZE, quality: [60, 62], lightScale: 0.5 } as const;

const CLOSE: ReadonlySet<string> = new Set(['wheel', 'headlamp', 'tail-lamp']);
const sizeOf = (angle: string) => (CLOSE.has(angle) ? CLOSE_UP : FULL);

/** Cabins have many views, a caravan's room only that from its door. */
const CABIN_VIEWS = ['dashboard', 'seats', 'rear-seats', 'odometer', 'screen', 'console', 'boot'] as const;

const TAILLESS: ReadonlySet<string> = new Set([
  'cab-chassis',
  'light-truck',
  'light-truck-tray',
  'light-truck-tipper',
  'motorhome',
]);

/** Views that a cabin with one row of seats does not have. */
const BEHIND: ReadonlySet<string> = new Set(['rear-seats', 'boot']);
const TWO_SEATS: ReadonlySet<string> = new Set(['cabin-work', 'cabin-open']);

/** Scenes at the top of home pages, and those that no earlier picture can replace. */
const FIRST_SEEN: ReadonlySet<string> = new Set([
  'hero-franchise',
  'hero-caravan',
  'hero-group',
  'hero-yard',
]);
const NEW_SCENES: ReadonlySet<string> = new Set(['service-bay', 'handover', 'showroom']);

/** The body whose spin is rendered before less common looks. */
const FIRST_TURNED = 'suv';

/** Every picture of the demo in rendering order, essential ones first. */
export const PLAN: readonly Planned[] = [...cars(), ...interiors(), ...spins(), ...scenes(), ...maps()]
  .map((picture) => ({ picture, rank: rankOf(picture) }))
  .sort((one, other) => one.rank - other.rank)
  .map(({ picture }) => picture);

/** Pictures with a lower rank are rendered first. */
function rankOf({ key, set, view }: Planned): number {
  switch (set.kind) {
    case 'map':
      return 0;
    case 'cabin':
    case 'room':
      return 2;
    case 'scene':
      return NEW_SCENES.has(set.name) ? 4 : FIRST_SEEN.has(set.name) ? 6 : 10;
    case 'caravan':
    case 'motorcycle':
      return view.startsWith('spin-') ? 9 : 7;
  }
  if (view.startsWith('spin-')) return set.name === FIRST_TURNED ? 3 : 9;
  if (!['rear', ...MAIN_ANGLES].includes(view)) return 8;
  const [, body, look] = key.split('/');
  const usual = LOOKS_OF[body as Body][0];
  if (set.name === 'bus' || set.name === 'motorhome') return 4;
  return usual === look || view === 'rear' ? 1 : 5;
}

function cars(): Planned[] {
  return BODIES.flatMap((body) => {
    const folder = `cars/${body}`;
    const looks = LOOKS_OF[body];
    const [first] = looks;
    if (!first) {
      const kind = body.startsWith('motorcycle') ? 'motorcycle' : 'caravan';
      const set: Sitting = { kind, name: body, look: 'forge' };
      const views = [
        'front-three-quarter',
        'side',
        'rear-three-quarter',
        'front',
        'rear',
        'front-right',
        'wheel',
        ...(kind === 'motorcycle' ? ['headlamp'] : []),
      ];
      return views.map((view) => ({ key: `${folder}/${view}`, set, view, paintable: true, ...sizeOf(view) }));
    }
    return looks.flatMap((look) => {
      const set: Sitting = { kind: 'car', name: body, look };
      const own = LOOK_ANGLES.map((view) => ({ key: `${folder}/${look}/${view}`, view }));
      const shared = look === first ? BODY_ANGLES.map((view) => ({ key: `${folder}/${view}`, view })) : [];
      return [...own, ...shared]
        .filter(({ view }) => !(view === 'tail-lamp' && TAILLESS.has(body)))
        .filter(({ view }) => look === first || !CLOSE.has(view))
        .map((picture) => ({ ...picture, set, paintable: true, ...sizeOf(picture.view) }));
    });
  });
}

function interiors(): Planned[] {
  return INTERIORS.flatMap((name) => {
    const set: Sitting = { kind: name.startsWith('room') ? 'room' : 'cabin', name, look: 'crest' };
    const plain = { set, paintable: false } as const;
    const detail =
      set.kind === 'room' ? [] : CABIN_VIEWS.filter((view) => !BEHIND.has(view) || !TWO_SEATS.has(name));
    return [
      { ...plain, ...FULL, key: `interiors/${name}`, view: 'interior' },
      ...detail.map((view) => ({ ...plain, ...DETAIL, key: `interiors/${name}/${view}`, view })),
      {
        ...plain,
        key: `interiors/${name}/panorama`,
        view: 'panorama',
        width: 3072,
        height: 1536,
        quality: [78, 78] as const,
        lightScale: 1,
      },
    ];
  });
}

function spins(): Planned[] {
  return Object.entries(SPINS).flatMap(([body, look]) =>
    Array.from({ length: SPIN_FRAMES }, (_, frame) => ({
      key: `cars/${body}/spin/${String(frame).padStart(2, '0')}`,
      set: { kind: look ? ('car' as const) : ('caravan' as const), name: body, look: look ?? 'forge' },
      view: `spin-${frame}`,
      paintable: true,
      ...FRAME,
    })),
  );
}

function scenes(): Planned[] {
  return (Object.keys(EDITORIAL) as EditorialName[]).map((name) => ({
    key: `editorial/${name}`,
    set: { kind: 'scene', name, look: 'crest' },
    view: 'scene',
    width: EDITORIAL[name].width,
    height: EDITORIAL[name].height,
    paintable: false,
    quality: [86, 86],
    lightScale: 1,
  }));
}

function maps(): Planned[] {
  return Object.entries(MAPS).map(([name, { width, height }]) => ({
    key: `editorial/${name}`,
    set: { kind: 'map', name, look: 'crest' },
    view: 'map',
    width,
    height,
    paintable: false,
    quality: [84, 84],
    lightScale: 1,
  }));
}
