import { finish } from '../../light/finish.ts';
import type { Kit } from '../../solid/kit.ts';
import { clamp, mix } from '../../solid/math.ts';
import type { Field } from '../../solid/surface.ts';
import type { BodySpec } from '../spec.ts';
import type { End } from './end.ts';
import { inlay, type Outline } from './inlay.ts';
import { type Cavity, guide, housing } from './lamps.ts';
import { any, band, boundsOf, contour } from './outline.ts';
import { Wrap } from './wrap.ts';

/** The tail of a body, which is the same in all looks. */
export function tailOf(spec: BodySpec, sheet: Field, end: number, tailMiddle: number): End {
  const upright = spec.tail === 'post';
  const height = upright
    ? spec.tailY - (spec.tub ? 0.22 : 0.16)
    : spec.tail === 'hatch'
      ? spec.backY - 0.1
      : spec.tailY - 0.115;
  const wrap = new Wrap(sheet, end - 0.95, 1, height);
  const { corner } = wrap;
  const { cavity, strip } = upright ? post(spec, wrap, corner, height) : wide(spec, wrap, corner, height);
  const plateY =
    spec.tail === 'wide'
      ? tailMiddle + 0.02
      : spec.tail === 'hatch'
        ? mix(spec.tailY, tailMiddle, 0.75)
        : tailMiddle;
  const plate: Outline = band({ s: [-0.3, 0.3], middle: () => plateY, half: () => 0.085, radius: 0.03 });
  const insert: Outline = (s, y) =>
    Math.max(Math.abs(s) - corner * 0.8, Math.abs(y - spec.clearance - 0.11) - 0.06) * 0.95;
  const half = spec.width / 2;
  const reflector: Outline = band({
    s: [half * 0.68, half * 0.9],
    middle: () => spec.clearance + 0.235,
    half: () => 0.014,
    radius: 0.012,
  });
  return {
    wrap,
    opening: any([(s, y) => cavity.outline(Math.abs(s), y), plate, ...(strip ? [strip] : [])]),
    black: insert,
    bright: () => 1,
    plateY,
    fit(kit) {
      fitLamps(kit, cavity, upright);
      if (strip) fitStrip(kit, wrap, strip, height);
      kit.add(
        inlay(
          wrap,
          plate,
          { s: [-0.33, 0.33], y: [plateY - 0.12, plateY + 0.12] },
          (d) => -0.001 - 0.022 * clamp(-d / 0.02),
          0.004,
        ),
        finish({ rough: 0.38, coat: 1, paint: 1 }),
        [0, 0, 0],
      );
      for (const side of [1, -1])
        kit.add(
          inlay(
            wrap,
            (s, y) => reflector(Math.abs(s), y),
            {
              s: side > 0 ? [half * 0.64, half * 0.94] : [-half * 0.94, -half * 0.64],
              y: [spec.clearance + 0.2, spec.clearance + 0.27],
            },
            (d) => 0.004 * clamp(-d / 0.006),
            0.001,
            0.005,
          ),
          finish({ colour: 0x9c0a10, rough: 0.15, coat: 1, glow: 0.1 }),
          [0, 0, 0],
        );
    },
  };
}

function wide(
  spec: BodySpec,
  wrap: Wrap,
  corner: number,
  height: number,
): { cavity: Cavity; strip: Outline } {
  const tall = spec.tail === 'hatch' ? 0.062 : 0.05;
  const span = [corner - 0.36, corner + 0.24] as const;
  const middle = (s: number) => height + (s - corner) * 0.06;
  const outline = band({
    s: span,
    middle,
    half: (s) => tall * (0.72 + 0.4 * clamp((s - span[0]) / 0.4)),
    radius: 0.03,
  });
  const at = span[0] + 0.3;
  const strip = band({
    s: [-span[0] + 0.02, span[0] - 0.02],
    middle: () => height - 0.02,
    half: () => 0.017,
    radius: 0.012,
  });
  return { cavity: { wrap, outline, middle: [at, middle(at)], stretch: 3.2, depth: 0.045 }, strip };
}

function post(
  spec: BodySpec,
  wrap: Wrap,
  corner: number,
  height: number,
): { cavity: Cavity; strip?: Outline } {
  const span = [corner - 0.1, corner + 0.075] as const;
  const tall = spec.tub ? 0.17 : 0.2;
  const outline: Outline = (s, y) =>
    Math.max(Math.abs(s - (span[0] + span[1]) / 2) - (span[1] - span[0]) / 2, Math.abs(y - height) - tall) *
    0.94;
  return { cavity: { wrap, outline, middle: [(span[0] + span[1]) / 2, height], stretch: 0.5, depth: 0.045 } };
}

function fitLamps(kit: Kit, cavity: Cavity, upright: boolean): void {
  const { wrap, outline, middle, stretch } = cavity;
  housing(
    kit,
    cavity,
    { colour: 0x560409, rough: 0.2, coat: 1, glow: 0.12, reach: 0.1 },
    { clear: 0.32, colour: 0x5a0206 },
  );
  const red = { colour: 0xff1a1e, glow: 0.85 };
  guide(kit, wrap, contour(outline, middle, stretch, 0.015), { out: -0.012, half: 0.0055, ...red });
  const inner = contour(outline, middle, stretch, upright ? 0.04 : 0.034);
  guide(kit, wrap, inner.slice(0, Math.floor(inner.length / 2)), {
    out: -0.02,
    half: 0.003,
    colour: 0xb80a10,
    glow: 0.5,
  });
  if (upright) {
    const y = middle[1] - 0.1;
    guide(
      kit,
      wrap,
      [
        [middle[0] - 0.05, y],
        [middle[0], y],
        [middle[0] + 0.04, y],
      ],
      { out: -0.012, half: 0.02, colour: 0xd9dcdf, glow: 0.25 },
    );
  }
}

function fitStrip(kit: Kit, wrap: Wrap, strip: Outline, height: number): void {
  const bounds = boundsOf(contour(strip, [0, height - 0.02], 14, 0, 160));
  kit.add(
    inlay(wrap, strip, bounds, (d) => -0.001 - 0.014 * clamp(-d / 0.01), 0.004, 0.005),
    finish({ colour: 0x22060a, rough: 0.12, coat: 1, reach: 0.05 }),
    [0, 0, 0],
  );
}
