export type Shape = readonly [tag: string, attributes: Readonly<Record<string, string>>];

/**
 * Merges shapes with the same stroke into the data of one path, since browsers style every element of an
 * icon each time.
 * @returns null if a shape has an attribute that the path would lose, such as a fill
 * @throws for an element that is not a shape
 */
export function onePath(shapes: readonly Shape[]): string | null {
  const paths = shapes.map(pathOf);
  return paths.includes(null) ? null : paths.join('');
}

function pathOf([tag, { key: _key, ...attributes }]: Shape): string | null {
  const make = Object.hasOwn(PATHS, tag) ? PATHS[tag] : undefined;
  if (!make) throw new Error(`<${tag}> is no shape.`);
  const readNames = new Set<string>();
  const path = make((name) => {
    readNames.add(name);
    return attributes[name];
  });
  return Object.keys(attributes).every((name) => readNames.has(name)) ? path : null;
}

type Value = (name: string) => string | undefined;
const number = (value: Value, name: string): number => Number(value(name) ?? 0);

const PATHS: Readonly<Record<string, (value: Value) => string>> = {
  path: (value) => withAbsoluteStart(value('d') ?? ''),
  line: (value) => `M${value('x1')} ${value('y1')}L${value('x2')} ${value('y2')}`,
  polygon: (value) => `M${value('points')}z`,
  circle: (value) => {
    const [x, y, r] = [number(value, 'cx'), number(value, 'cy'), number(value, 'r')];
    return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
  },
  rect: (value) => {
    const [x, y, width, height] = [
      number(value, 'x'),
      number(value, 'y'),
      number(value, 'width'),
      number(value, 'height'),
    ];
    const corners = [value('rx'), value('ry')];
    const r = Math.min(Number(corners[0] ?? corners[1] ?? 0), width / 2, height / 2);
    const corner = (dx: number, dy: number) => (r ? `a${r} ${r} 0 0 1 ${dx * r} ${dy * r}` : '');
    const [across, down] = [width - 2 * r, height - 2 * r];
    return `M${x + r} ${y}h${across}${corner(1, 1)}v${down}${corner(-1, 1)}h${-across}${corner(-1, -1)}v${-down}${corner(1, -1)}z`;
  },
};

/** Makes a relative start absolute, since it would otherwise continue from the previous shape. */
function withAbsoluteStart(d: string): string {
  const start = /^m\s*(-?(?:\d+\.?\d*|\.\d+))[\s,]*(-?(?:\d+\.?\d*|\.\d+))\s*/.exec(d);
  if (!start) return d;
  const rest = d.slice(start[0].length);
  return `M${start[1]} ${start[2]}${/^[a-z]/i.test(rest) || !rest ? '' : 'l'}${rest}`;
}
