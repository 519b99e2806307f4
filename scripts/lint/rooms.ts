// The rooms of the storefront stand one upon another: what is lower knows nothing of what is higher, so that it can be
// read, tested and changed by itself. Features may use each other, but never in a circle.
import { tracked } from './files.ts';
import { importsOf, relativeTarget } from './imports.ts';

/** From bottom to top; rooms of one line know nothing of each other. storefront/README.md says the same. */
const ORDER: readonly (readonly string[])[] = [
  ['logging', 'cache', 'site', 'theme', 'ui'],
  ['content', 'stock'],
  ['seo', 'preview'],
  ['features'],
  ['layout'],
  ['blocks'],
  ['routes'],
  ['app', 'server'],
];
/** What stands beside the rooms, such as `proxy.ts`, puts them together and may know all. */
const TOP = ORDER.length;

const problems: string[] = [];
/** Which features a feature uses, with one import that says so. */
const uses = new Map<string, Map<string, string>>();

for (const file of tracked(/^storefront\/.*\.tsx?$/)) {
  const level = levelOf(file);
  if (level === -1) {
    problems.push(`${file}: the room ${roomOf(file)} has no place in the order of scripts/lint/rooms.ts`);
    continue;
  }
  for (const { target } of importsOf(file)) {
    const imported = target.startsWith('@/') ? `storefront/${target.slice(2)}` : relativeTarget(file, target);
    if (!imported?.startsWith('storefront/')) continue;
    if (roomOf(imported) !== roomOf(file)) {
      if (levelOf(imported) >= level)
        problems.push(
          `${file}: imports ${target}; ${roomOf(file)} stands ${levelOf(imported) === level ? 'beside' : 'below'} ${roomOf(imported)} and must not know it`,
        );
      continue;
    }
    const [feature, other] = [featureOf(file), featureOf(imported)];
    if (!feature || !other || feature === other) continue;
    const others = uses.get(feature) ?? new Map<string, string>();
    uses.set(feature, others);
    if (!others.has(other)) others.set(other, `${file} imports ${target}`);
  }
}
const circle = firstCircle();
if (circle)
  problems.push(
    `features in a circle: ${[...circle, circle[0]].join(' -> ')}`,
    ...circle.map((feature, index) => `  ${uses.get(feature)?.get(circle[index + 1] ?? circle[0] ?? '')}`),
  );

/** The folder a file is in, right below `storefront/`; `proxy.ts` and its like are rooms of their own. */
function roomOf(file: string): string {
  return file.split('/')[1] ?? '';
}

function levelOf(file: string): number {
  return file.split('/').length === 2 ? TOP : ORDER.findIndex((rooms) => rooms.includes(roomOf(file)));
}

function featureOf(file: string): string | undefined {
  return roomOf(file) === 'features' ? file.split('/')[2] : undefined;
}

/** Features each of which uses the next, and the last the first; undefined when no use leads back. */
function firstCircle(): string[] | undefined {
  const settled = new Set<string>();
  const follow = (feature: string, way: readonly string[]): string[] | undefined => {
    if (way.includes(feature)) return way.slice(way.indexOf(feature));
    if (settled.has(feature)) return undefined;
    for (const other of uses.get(feature)?.keys() ?? []) {
      const back = follow(other, [...way, feature]);
      if (back) return back;
    }
    settled.add(feature);
    return undefined;
  };
  for (const feature of uses.keys()) {
    const back = follow(feature, []);
    if (back) return back;
  }
  return undefined;
}

if (problems.length) {
  process.stderr.write(`${problems.join('\n')}\n`);
  process.exitCode = 1;
}
