// The folders ("rooms") of the storefront and of the scripts are layered: a lower one imports nothing from a higher one, so
// that it can be read, tested and changed on its own. Features may use each other, but never in a circle.
import { tracked } from './files.ts';
import { importsOf, relativeTarget } from './imports.ts';

/** From bottom to top; rooms on the same line do not import each other. The README of each folder says the same. */
const ORDERS: Readonly<Record<string, readonly (readonly string[])[]>> = {
  storefront: [
    ['logging', 'cache', 'site', 'theme', 'ui'],
    ['content', 'stock', 'analytics'],
    ['seo', 'preview', 'forms'],
    ['features'],
    ['layout'],
    ['blocks'],
    ['routes'],
    ['app', 'server'],
  ],
  scripts: [
    ['terminal', 'lint'],
    ['photography'],
    ['local'],
    ['commands', 'maps', 'seed'],
    ['tasks'],
    ['integration', 'e2e'],
    ['bench'],
  ],
};

const problems: string[] = [];
/** Which features each feature uses, with one import as the proof. */
const uses = new Map<string, Map<string, string>>();

for (const file of tracked(/^(?:storefront|scripts)\/.*\.tsx?$/)) {
  const [top = ''] = file.split('/');
  const level = levelOf(file);
  if (level === -1) {
    problems.push(
      `${file}: the room ${roomOf(file)} has no place in the order of scripts/checks/lint/rooms.ts`,
    );
    continue;
  }
  for (const { target } of importsOf(file)) {
    const imported = target.startsWith('@/') ? `storefront/${target.slice(2)}` : relativeTarget(file, target);
    if (!imported?.startsWith(`${top}/`)) continue;
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

/** The folder directly below `storefront/` or `scripts/` that a file is in; `proxy.ts` and its like are rooms of their own. */
function roomOf(file: string): string {
  return file.split('/')[1] ?? '';
}

/** Files directly below the top folder, such as `proxy.ts`, put the rooms together and may import all of them. */
function levelOf(file: string): number {
  const [top = ''] = file.split('/');
  const order = ORDERS[top] ?? [];
  return file.split('/').length === 2
    ? order.length
    : order.findIndex((rooms) => rooms.includes(roomOf(file)));
}

function featureOf(file: string): string | undefined {
  return file.startsWith('storefront/features/') ? file.split('/')[2] : undefined;
}

/** Features that use each other in a circle, in order; undefined when there is no circle. */
function firstCircle(): string[] | undefined {
  const checkedFeatures = new Set<string>();
  const follow = (feature: string, path: readonly string[]): string[] | undefined => {
    if (path.includes(feature)) return path.slice(path.indexOf(feature));
    if (checkedFeatures.has(feature)) return undefined;
    for (const other of uses.get(feature)?.keys() ?? []) {
      const back = follow(other, [...path, feature]);
      if (back) return back;
    }
    checkedFeatures.add(feature);
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
