import * as THREE from 'three';
import { NOWHERE, type Panels } from '../car/panels.ts';
import { skinMaterials } from '../light/skin-material.ts';
import { Kit } from '../solid/kit.ts';
import { beside, ease, joinMax, type Point, roundedBox } from '../solid/math.ts';
import { Profile } from '../solid/profile.ts';
import { skinGeometry } from '../solid/skin.ts';
import { type Field, mesh } from '../solid/surface.ts';
import type { Subject } from '../stage/subject.ts';
import { fitCaravan } from './fittings.ts';
import { heightOfRoof } from './lifting-roof.ts';
import { CARAVANS, type CaravanBody, type CaravanSpec } from './spec.ts';

/** Builds a caravan; `cell` as for a car. Coarser cells are enough for its large flat sides. */
export function buildCaravan(body: CaravanBody, cell: number): Subject {
  const spec: CaravanSpec = CARAVANS[body];
  const field = bodyField(spec);
  const surface = mesh(
    field,
    {
      x: [spec.start - 0.1, spec.end + 0.1],
      y: [spec.floor - 0.1, spec.roof + 0.1],
      z: spec.halfWidth + 0.1,
    },
    cell * 1.4,
  );
  const kit = new Kit();
  const geometry = skinGeometry(surface, (x, y, z, n) => panelsAt(spec, x, y, z, n));
  const { shell } = skinMaterials({
    nose: undefined,
    tail: undefined,
    openX: 99,
    openY: 99,
    tintX: 0,
    plate: true,
  });
  const skin = new THREE.Mesh(geometry, shell);
  // Door and windows differ from side to side, so each side is shaded separately.
  skin.userData = { smooth: true, mirrored: false, reach: 1.5 };
  kit.group.add(skin);
  fitCaravan(kit, spec, field);
  kit.group.position.x = -spec.end / 2;
  const object = new THREE.Group().add(kit.group);
  return {
    object,
    size: { length: spec.end, width: spec.halfWidth * 2, height: spec.roof + heightOfRoof(spec) },
    normalLength: 7.4,
    marks: { wheel: [(spec.axles[0] ?? 4) - spec.end / 2, spec.wheel + 0.1, spec.halfWidth] },
  };
}

function bodyField(spec: CaravanSpec): Field {
  const { start, end, floor, roof, halfWidth, rake } = spec;
  const box: Point[] = [
    [start + 0.1, floor],
    [start, floor + 0.16],
    [start, roof],
    [end, roof],
    [end, floor + 0.16],
    [end - 0.1, floor],
  ];
  const van: Point[] = [
    [start + 0.2, floor],
    [start + 0.02, floor + 0.22],
    [start, floor + 0.8],
    [start + rake * 0.16, floor + 1.2],
    [start + rake * 0.72, roof - 0.3],
    [start + rake, roof - 0.1],
    [start + rake + 0.35, roof - 0.015],
    [(start + end) / 2, roof],
    [end - 0.4, roof - 0.03],
    [end - 0.1, roof - 0.14],
    [end - 0.02, roof - 0.42],
    [end, floor + 0.55],
    [end - 0.4, floor],
  ];
  const side = new Profile(spec.folding ? box : van, 0.045);
  const middle = spec.axles.reduce((sum, x) => sum + x, 0) / spec.axles.length;
  const reach = ((spec.axles.at(-1) ?? middle) - (spec.axles[0] ?? middle)) / 2 + spec.wheel + 0.07;
  return (x, y, z) => {
    let d = joinMax(side.at(x, y), z - halfWidth + ease(roof - 0.5, roof, y) * 0.035, 0.07);
    if (spec.ribbed) {
      const band =
        ease(spec.plate + 0.02, spec.plate + 0.06, y) *
        ease(1.5, 1.46, y) *
        ease(halfWidth - 0.1, halfWidth - 0.05, z);
      d += 0.004 * band * (1 + Math.cos((y / 0.058) * Math.PI * 2));
    }
    const cut = roundedBox(x - middle, y - spec.wheel + 0.2, reach, spec.wheel + 0.29, 0.28);
    return joinMax(d, -joinMax(cut, halfWidth - 0.34 - z, 0.02), 0.02);
  };
}

function panelsAt(spec: CaravanSpec, x: number, y: number, z: number, normal: readonly number[]): Panels {
  const [nx = 0, , nz = 0] = normal;
  const none = {
    glass: NOWHERE,
    trim: NOWHERE,
    seamA: NOWHERE,
    seamB: NOWHERE,
    cladding: NOWHERE,
  };
  const front = spec.start + spec.rake + 0.35;
  const plateTop =
    x < front && nx < -0.3 && nz < 0.7
      ? spec.frontPlate
      : spec.plate + ease(front, spec.start, x) * (spec.frontPlate - spec.plate);
  const panels: Panels = { ...none, cladding: y - plateTop };
  if (nz > 0.7) {
    panels.trim = decal(spec, x, y);
    panels.seamA = Math.abs(y - 2.24) > 0.3 ? y - plateTop : NOWHERE;
  }
  if (nx < -0.25 && nz < 0.7) {
    const [centre, half, width] = spec.frontWindow;
    panels.trim = roundedBox(z, y - centre, width, half, 0.12);
  }
  if (nx > 0.7) panels.seamB = y - (spec.floor + 1.35);
  return panels;
}

/** Stripes on the sides, as signed distance. Below the windows, rising towards the back. */
function decal(spec: CaravanSpec, x: number, y: number): number {
  const along = (x - spec.start) / (spec.end - spec.start);
  const line = (low: Point, high: Point, half: number) => Math.abs(beside(x, y, low, high)) - half;
  switch (spec.decal) {
    case 'sweep': {
      const rise = spec.plate + 0.14 + 0.34 * along ** 2.2;
      const upper = Math.abs(y - rise) - 0.045 * (1 - 0.7 * along);
      const lower = Math.abs(y - rise + 0.1 + 0.12 * along) - 0.014;
      return Math.max(Math.min(upper, lower), spec.start + 0.5 - x);
    }
    case 'bands':
      return Math.max(Math.min(Math.abs(y - 1.455) - 0.03, Math.abs(y - 2.2) - 0.012), spec.start + 0.3 - x);
    case 'slash': {
      const at = spec.end - 1.9;
      const slashes = [0, 0.3, 0.52].map((shift, i) =>
        line([at - shift, spec.plate], [at - shift + 0.75, spec.plate + 1.5], 0.1 - i * 0.03),
      );
      const dark = Math.min(...slashes);
      return Math.max(dark, spec.plate - y);
    }
  }
}
