// Folders are layered: a file imports only from its own layer and from layers listed before it, so that a layer can be
// read, tested and changed without those above it. Storefront features may use each other. No import forms a cycle,
// between folders or between files; type-only imports count.
import { tracked } from './files.ts';
import { importsOf, relativeTarget } from './imports.ts';

/** From bottom to top. Layers on one line do not import each other. Each folder's README says the same. */
const LAYERS: Readonly<Record<string, readonly (readonly string[])[]>> = {
  lib: [
    ['platform'],
    ['sites'],
    ['vehicle'],
    ['messaging'],
    ['inventory'],
    ['accounts'],
    ['payments'],
    ['leads'],
    ['operations'],
  ],
  storefront: [
    ['logging', 'cache', 'site', 'theme', 'ui'],
    ['content', 'stock', 'analytics'],
    ['handlers'],
    ['seo', 'preview', 'forms'],
    ['features'],
    ['layout'],
    ['blocks'],
    ['page-types'],
    ['app', 'server'],
  ],
  scripts: [
    ['commands/terminal', 'checks/lint'],
    ['demo/photography'],
    ['emulators'],
    ['commands', 'tasks/maps', 'demo'],
    ['tasks'],
    ['checks/integration', 'checks/e2e'],
    ['bench'],
  ],
};
const NAMES = Object.fromEntries(
  Object.entries(LAYERS).map(([top, rows]) => [
    top,
    rows.flat().toSorted((one, other) => other.length - one.length),
  ]),
);

/** Left as it is: a picture counts as out of date when the code that renders it changes, even if only its order does. */
const RENDERER = /^scripts\/demo\/photography\/renderer\//;

const problems: string[] = [];
const fileImports = new Map<string, string[]>();
const featureImports = new Map<string, string[]>();

const sources = new Set(tracked(/^(?:lib|storefront|scripts|studio|schemas)\/.*\.tsx?$/));
for (const file of sources) {
  const top = topOf(file);
  const height = heightOf(file);
  if (height === -1) problems.push(`${file}: add its folder to the layers of scripts/checks/lint/layers.ts`);
  for (const { target } of importsOf(file)) {
    const imported = importedFile(file, target);
    if (!imported) continue;
    if (!RENDERER.test(file)) add(fileImports, file, imported);
    if (topOf(imported) !== top || !LAYERS[top]) continue;
    const [layer, importedLayer] = [layerOf(file), layerOf(imported)];
    if (layer !== importedLayer && heightOf(imported) >= height && height !== -1)
      problems.push(`${file}: imports ${target}, but ${layer} is below or beside ${importedLayer}`);
    const [feature, importedFeature] = [featureOf(file), featureOf(imported)];
    if (feature && importedFeature && feature !== importedFeature)
      add(featureImports, feature, importedFeature);
  }
}
for (const [what, graph] of [
  ['files', fileImports],
  ['features', featureImports],
] as const)
  for (const cycle of cyclesOf(graph)) problems.push(`import cycle between ${what}: ${cycle.join(' -> ')}`);

function add(graph: Map<string, string[]>, from: string, to: string): void {
  const known = graph.get(from);
  if (!known) graph.set(from, [to]);
  else if (!known.includes(to)) known.push(to);
}

function topOf(file: string): string {
  return file.split('/')[0] ?? '';
}

/** The layer of a file, such as `inventory` or `checks/e2e`; its own name where it is directly below the top folder. */
function layerOf(file: string): string {
  const below = file.slice(topOf(file).length + 1);
  return NAMES[topOf(file)]?.find((name) => below.startsWith(`${name}/`)) ?? below.split('/')[0] ?? '';
}

/** Files directly below the top folder, such as `proxy.ts`, may import every layer. */
function heightOf(file: string): number {
  const rows = LAYERS[topOf(file)];
  if (file.split('/').length === 2) return rows?.length ?? 0;
  return rows ? rows.findIndex((names) => names.includes(layerOf(file))) : 0;
}

function featureOf(file: string): string | undefined {
  return file.startsWith('storefront/features/') ? file.split('/')[2] : undefined;
}

/** The source file that an import points to; undefined for packages, styles and data. */
function importedFile(file: string, target: string): string | undefined {
  const workspace = /^@forecourt\/(\w+)\/(.+)$/.exec(target);
  const asWritten = workspace
    ? `${workspace[1]}/${workspace[2]}.ts`
    : target.startsWith('@/')
      ? `storefront/${target.slice(2)}`
      : relativeTarget(file, target);
  return asWritten !== undefined && sources.has(asWritten) ? asWritten : undefined;
}

/** One cycle of each strongly connected group (Tarjan's algorithm), as a path that ends where it starts. */
function cyclesOf(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  const indexes = new Map<string, number>();
  const lowest = new Map<string, number>();
  const stack: string[] = [];
  const cycles: string[][] = [];
  const visit = (node: string): number => {
    const index = indexes.size;
    indexes.set(node, index);
    lowest.set(node, index);
    stack.push(node);
    for (const next of graph.get(node) ?? []) {
      const reached = indexes.has(next)
        ? stack.includes(next)
          ? indexes.get(next)
          : undefined
        : visit(next);
      if (reached !== undefined) lowest.set(node, Math.min(lowest.get(node) ?? index, reached));
    }
    if (lowest.get(node) === index) {
      const group = new Set(stack.splice(stack.indexOf(node)));
      if (group.size > 1) cycles.push(pathWithin(group, node, graph));
    }
    return lowest.get(node) ?? index;
  };
  for (const node of graph.keys()) if (!indexes.has(node)) visit(node);
  return cycles;
}

/** The shortest path from a node of a connected group back to itself. */
function pathWithin(
  group: ReadonlySet<string>,
  start: string,
  graph: ReadonlyMap<string, readonly string[]>,
): string[] {
  const paths = [[start]];
  const seen = new Set<string>();
  for (const path of paths) {
    for (const next of graph.get(path.at(-1) ?? start) ?? []) {
      if (next === start) return [...path, start];
      if (!group.has(next) || seen.has(next)) continue;
      seen.add(next);
      paths.push([...path, next]);
    }
  }
  return [...group];
}

if (problems.length) {
  process.stderr.write(`${problems.join('\n')}\n`);
  process.exitCode = 1;
}
