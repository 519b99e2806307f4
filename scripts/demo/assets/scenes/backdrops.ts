import { type Canvas, canvas, clamp, dice, gradient, mix, paint, type Rgb, rgb, smooth } from './canvas.ts';

/** Height of the horizon in the studio's pictures, as a share of the height. */
export const HORIZON = 0.42;
/** Width divided by height, for the sizes below, which are in units of the height. */
const ASPECT = 16 / 9;

export type Backdrop = (width: number, height: number) => Canvas;

/** Distance to a point in units of the height, so that circles are round. */
const far = (x: number, y: number, cx: number, cy: number) => Math.hypot((x - cx) * ASPECT, y - cy);

const paintedBackdrop =
  (colourAt: (x: number, y: number) => Rgb): Backdrop =>
  (width, height) => {
    const target = canvas(width, height);
    paint(target, colourAt);
    return target;
  };

/** A curved studio wall in one colour, with a pool of light around the car. */
export function studio({
  wall,
  floor,
  light,
  at = 0.62,
  reach = 0.85,
}: {
  wall: string;
  floor: string;
  light: string;
  at?: number;
  reach?: number;
}): Backdrop {
  const up = gradient([
    [0, wall],
    [HORIZON + 0.02, wall],
    [HORIZON + 0.2, floor],
    [1, floor],
  ]);
  const glow = rgb(light);
  return paintedBackdrop((x, y) => {
    const pool = smooth(reach, 0, far(x, y, at, HORIZON + 0.05)) * 0.85;
    return mix(up(y), glow, pool);
  });
}

/** A dark hall: long soft lights overhead and their glow on the floor. */
export function hall({
  dark,
  light,
  strips,
}: {
  dark: string;
  light: string;
  strips: readonly (readonly [x: number, y: number, length: number])[];
}): Backdrop {
  const [low, high] = [rgb(dark), rgb(light)];
  return paintedBackdrop((x, y) => {
    let lit = smooth(0.9, 0.1, far(x, y, 0.58, 0.74)) * 0.46 * smooth(HORIZON - 0.05, HORIZON + 0.2, y);
    lit += smooth(0.75, 0, far(x, y, 0.6, HORIZON - 0.05)) * 0.2;
    for (const [cx, cy, length] of strips) {
      const along = Math.max(0, Math.abs(x - cx) - length / 2);
      lit += Math.exp(-((along * ASPECT) ** 2 + ((y - cy) * 2.6) ** 2) / 0.0016) * 0.95;
      lit += Math.exp(-((along * ASPECT) ** 2 + ((y - cy) * 1.4) ** 2) / 0.03) * 0.22;
    }
    return mix(low, high, clamp(lit));
  });
}

const QUAY = HORIZON + 0.085;

/** A quay at dusk: a far shore with its lights out of focus, and their reflections in the water. */
export function shore({
  sky,
  water,
  quay,
  land,
  lights,
  seed,
}: {
  sky: readonly (readonly [at: number, hex: string])[];
  water: readonly (readonly [at: number, hex: string])[];
  quay: readonly (readonly [at: number, hex: string])[];
  land: string;
  lights: readonly string[];
  seed: number;
}): Backdrop {
  const [above, below, stone, ground] = [gradient(sky), gradient(water), gradient(quay), rgb(land)];
  const roll = dice(seed);
  const waves = Array.from({ length: 5 }, () => ({
    phase: roll() * 6.3,
    size: roll() * 0.016,
    rate: 3 + roll() * 22,
  }));
  const ridge = (x: number) =>
    waves.reduce((sum, { phase, size, rate }) => sum + Math.sin(x * rate + phase) * size, 0.035);
  const lamps = Array.from({ length: 46 }, () => ({
    x: roll(),
    y: HORIZON - 0.004 - roll() ** 2 * 0.05,
    size: 0.004 + roll() ** 3 * 0.016,
    strength: 0.25 + roll() * 0.6,
    colour: rgb(lights[Math.floor(roll() * lights.length)] ?? '#ffffff'),
  }));
  return paintedBackdrop((x, y) => {
    let colour = y < HORIZON ? above(y / HORIZON) : below((y - HORIZON) / (QUAY - HORIZON));
    const crest = HORIZON - Math.max(0.008, ridge(x));
    if (y < HORIZON) colour = mix(colour, ground, smooth(crest - 0.008, crest + 0.008, y) * 0.88);
    for (const lamp of lamps) {
      const disc = smooth(lamp.size * 1.15, lamp.size * 0.85, far(x, y, lamp.x, lamp.y)) * lamp.strength;
      // A reflection runs down the water, fading and spreading.
      const depth = y - HORIZON;
      const streak =
        depth > 0
          ? Math.exp(-(((x - lamp.x) * ASPECT) ** 2) / (2 * (lamp.size * 0.9 + depth * 0.02) ** 2)) *
            Math.exp(-depth * 9) *
            lamp.strength *
            0.5
          : 0;
      colour = mix(colour, lamp.colour, clamp(disc + streak * (y < QUAY ? 1 : 0.25)));
    }
    if (y < QUAY - 0.01) return colour;
    // Wet stone mirrors a little of the water's light.
    const dry = mix(colour, stone((y - QUAY) / (1 - QUAY)), 0.86);
    return mix(colour, dry, smooth(QUAY - 0.008, QUAY + 0.004, y));
  });
}

/** Hazy headlands over the sea with a low sun, and sand in front. */
export function coast({
  sky,
  ridges,
  ground,
  sun,
  seed,
}: {
  sky: readonly (readonly [at: number, hex: string])[];
  ridges: readonly string[];
  ground: readonly (readonly [at: number, hex: string])[];
  sun?: { x: number; y: number; colour: string };
  seed: number;
}): Backdrop {
  const [above, below] = [gradient(sky), gradient(ground)];
  const roll = dice(seed);
  const lands = ridges.map((hex, index) => {
    const waves = Array.from({ length: 4 }, (_, octave) => ({
      phase: roll() * 6.3,
      size: (0.05 - index * 0.006) / (octave + 1.2),
      rate: (1.6 + roll() * 2.4) * (octave + 1) * 1.7,
    }));
    const base = HORIZON - 0.13 + index * (0.125 / ridges.length);
    const crest = (x: number) =>
      base + waves.reduce((sum, { phase, size, rate }) => sum + Math.sin(x * rate + phase) * size, 0);
    return { colour: rgb(hex), crest, edge: 0.004 };
  });
  const disc = sun && rgb(sun.colour);
  return paintedBackdrop((x, y) => {
    if (y >= HORIZON) return below((y - HORIZON) / (1 - HORIZON));
    let colour = above(y / HORIZON);
    if (sun && disc) {
      const distance = far(x, y, sun.x, sun.y);
      colour = mix(
        colour,
        disc,
        clamp(smooth(0.052, 0.044, distance) * 0.9 + Math.exp(-distance * 5) * 0.55),
      );
    }
    for (const { colour: land, crest, edge } of lands) {
      const line = crest(x);
      // Haze lies in the valleys, so each headland is palest at its foot.
      const haze = smooth(line, HORIZON, y) * 0.42;
      const base = mix(land, above(0.98), haze);
      colour = mix(colour, base, smooth(line - edge, line + edge, y));
    }
    return mix(colour, below(0), smooth(HORIZON - 0.012, HORIZON, y));
  });
}
