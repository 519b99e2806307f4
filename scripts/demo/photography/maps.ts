/** Quiet colours, so that the pin and the text over the map stand out. */
const LAND = '#eef0f1';
const BLOCK = '#e4e7e9';
const PARK = '#d5e5d0';
const WATER = '#c3d9e8';
const STREET = '#ffffff';
const ROAD = '#fbe3ad';
const EDGE = '#d9dcdf';
const RAIL = '#b3b8bd';

type Point = readonly [x: number, y: number];

/**
 * Draws a street map of a fictional town with a pin in the middle as SVG, without names.
 * @param seed the same seed draws the same map
 */
export function townMap(seed: number, width: number, height: number): string {
  const random = dice(seed);
  const between = (low: number, high: number) => low + random() * (high - low);
  const turn = between(-24, 24);
  const reach = Math.hypot(width, height) / 2;
  const step = between(0.075, 0.1) * width;
  const lines: string[] = [];
  const parts: string[] = [];

  // Blocks between streets at uneven distances; some are parks.
  const cuts = (): number[] => {
    const places = [-reach];
    while ((places.at(-1) ?? 0) < reach) places.push((places.at(-1) ?? 0) + step * between(0.7, 1.5));
    return places;
  };
  const [columns, rows] = [cuts(), cuts()];
  for (let i = 1; i < columns.length; i += 1)
    for (let j = 1; j < rows.length; j += 1) {
      const [left = 0, right = 0, top = 0, bottom = 0] = [columns[i - 1], columns[i], rows[j - 1], rows[j]];
      const green = random() < 0.07 && Math.hypot(left, top) > step;
      parts.push(
        `<rect x="${left}" y="${top}" width="${right - left}" height="${bottom - top}" fill="${green ? PARK : BLOCK}"/>`,
      );
      // A lane through some of the other blocks.
      if (!green && random() < 0.45)
        lines.push(
          line(
            [
              [left, (top + bottom) / 2],
              [right, (top + bottom) / 2],
            ],
            STREET,
            width * 0.0045,
          ),
        );
    }
  for (const x of columns)
    lines.push(
      line(
        [
          [x, -reach],
          [x, reach],
        ],
        STREET,
        width * 0.009,
      ),
    );
  for (const y of rows)
    lines.push(
      line(
        [
          [-reach, y],
          [reach, y],
        ],
        STREET,
        width * 0.009,
      ),
    );

  const river = bend(between, reach, between(0.42, 0.62) * height * (random() < 0.5 ? 1 : -1), 0.12 * height);
  const railway = bend(
    between,
    reach,
    between(0.2, 0.34) * height * (random() < 0.5 ? 1 : -1),
    0.05 * height,
  );
  const [first, second] = [0, between(-0.3, 0.3) * width].map((at) =>
    bend(between, reach, at, 0.06 * height),
  ) as [Point[], Point[]];
  const crossing = second.map(([x, y]): Point => [y, x]);
  const roads = [first, crossing];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${-width / 2} ${-height / 2} ${width} ${height}">
<rect x="${-width / 2}" y="${-height / 2}" width="${width}" height="${height}" fill="${LAND}"/>
<g transform="rotate(${turn.toFixed(1)})">
${parts.join('')}${lines.join('')}
${curve(river, WATER, height * between(0.1, 0.16))}
${curve(railway, RAIL, width * 0.005)}${curve(railway, LAND, width * 0.0028, `${width * 0.012} ${width * 0.012}`)}
${roads.map((road) => curve(road, EDGE, width * 0.0225)).join('')}${roads.map((road) => curve(road, ROAD, width * 0.018)).join('')}
</g>
${pin(width * 0.052)}
</svg>`;
}

/** A gentle curve from left to right, `at` above or below the middle. */
function bend(
  between: (low: number, high: number) => number,
  reach: number,
  at: number,
  sway: number,
): Point[] {
  return Array.from(
    { length: 6 },
    (_, i): Point => [-reach * 1.1 + (i / 5) * reach * 2.2, at + between(-sway, sway)],
  );
}

const number = (value: number) => value.toFixed(1);

function line(points: readonly Point[], colour: string, width: number): string {
  const path = points.map(([x, y]) => `${number(x)} ${number(y)}`).join('L');
  return `<path d="M${path}" stroke="${colour}" stroke-width="${number(width)}" fill="none"/>`;
}

/** A smooth line through points: each corner is rounded between the middles of its sides. */
function curve(points: readonly Point[], colour: string, width: number, dashes?: string): string {
  const middle = ([ax, ay]: Point, [bx, by]: Point) => `${number((ax + bx) / 2)} ${number((ay + by) / 2)}`;
  const [start = [0, 0] as Point] = points;
  const bends = points
    .slice(1, -1)
    .map(([x, y], i) => `Q${number(x)} ${number(y)} ${middle([x, y], points[i + 2] ?? [x, y])}`);
  const [x, y] = points.at(-1) ?? start;
  const dash = dashes ? ` stroke-dasharray="${dashes}"` : '';
  return `<path d="M${number(start[0])} ${number(start[1])}${bends.join('')}L${number(x)} ${number(y)}" stroke="${colour}" stroke-width="${number(width)}" fill="none"${dash}/>`;
}

function pin(size: number): string {
  const radius = size * 0.62;
  return `<ellipse cx="0" cy="${number(size * 0.06)}" rx="${number(size * 0.34)}" ry="${number(size * 0.12)}" fill="#000" opacity=".18"/>
<path d="M0 0C${number(-size * 0.2)} ${number(-size * 0.42)} ${number(-radius)} ${number(-size * 0.68)} ${number(-radius)} ${number(-size * 1.05)}a${number(radius)} ${number(radius)} 0 1 1 ${number(radius * 2)} 0C${number(radius)} ${number(-size * 0.68)} ${number(size * 0.2)} ${number(-size * 0.42)} 0 0Z" fill="#1f2a37"/>
<circle cx="0" cy="${number(-size * 1.05)}" r="${number(size * 0.25)}" fill="#fff"/>`;
}

/** Returns a seeded random generator (Mulberry32). */
function dice(seed: number): () => number {
  let state = Math.imul(seed + 1, 0x9e3779b1) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let value = Math.imul(state ^ (state >>> 15), state | 1);
    value ^= value + Math.imul(value ^ (value >>> 7), value | 61);
    return ((value ^ (value >>> 14)) >>> 0) / 4294967296;
  };
}
