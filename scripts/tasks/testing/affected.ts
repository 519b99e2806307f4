import path from 'node:path';
import { tracked } from '../../checks/lint/files.ts';
import { importsOf } from '../../checks/lint/imports.ts';
import { AREAS, type Area, HUBS } from './areas.ts';

/** For each file the files that import it, by paths from the project's root. */
export type Importers = ReadonlyMap<string, ReadonlySet<string>>;

/** Browser tests of the areas that a change affects, and those skipped, by name. */
export interface Selection {
  specs: string[];
  leftOut: string[];
}

/** Files that do not affect what a browser shows: documents, other tests, benches and lint rules. */
const WITHOUT_EFFECT =
  /\.(?:md|test\.tsx?)$|^(?:\.docs|\.github|\.pictures)\/|^scripts\/(?:bench|checks\/integration|checks\/lint|demo\/photography)\//;
const SPEC = /^scripts\/checks\/e2e\/(.+)\.spec\.ts$/;
const isHub = (file: string) => HUBS.some((pattern) => pattern.test(file));
const isWithin = (file: string, places: readonly string[]) =>
  places.some((place) => file === place || file.startsWith(`${place}/`));

/**
 * Selects the browser tests for a change: changed tests, tests that import a changed file, and the tests of
 * every area that contains a changed file or imports it. A file outside all areas selects all tests.
 * @param changed paths from the project's root
 * @param importers for each file the files that import it
 * @param areas the table of areas
 */
export function affectedSpecs(
  changed: readonly string[],
  importers: Importers,
  areas: Readonly<Record<string, Area>> = AREAS,
): Selection {
  const all = new Set(Object.values(areas).flatMap(({ specs }) => specs));
  const selected = new Set<string>();
  for (const file of changed) {
    if (WITHOUT_EFFECT.test(file)) continue;
    for (const name of specsFor(file, importers, areas) ?? all) if (all.has(name)) selected.add(name);
  }
  return {
    specs: [...selected].toSorted(),
    leftOut: [...all].filter((name) => !selected.has(name)).toSorted(),
  };
}

/** Returns the tests that one changed file can affect; undefined if it may affect any. */
function specsFor(
  file: string,
  importers: Importers,
  areas: Readonly<Record<string, Area>>,
): string[] | undefined {
  const reached = [...reachedFrom(file, importers)];
  const direct = reached.flatMap((each) => SPEC.exec(each)?.[1] ?? []);
  // Configuration files affect all tests, although no test imports them.
  if (file.startsWith('scripts/checks/e2e/')) return direct.length > 0 ? direct : undefined;
  const affected = Object.values(areas).filter(({ product }) =>
    reached.some((each) => isWithin(each, product)),
  );
  return affected.length > 0 ? affected.flatMap(({ specs }) => specs) : undefined;
}

/** Returns a file and all its direct and indirect importers; importers of a hub are not followed. */
function reachedFrom(file: string, importers: Importers): Set<string> {
  const reached = new Set([file]);
  for (const each of reached) {
    if (each !== file && isHub(each)) continue;
    for (const importer of importers.get(each) ?? []) reached.add(importer);
  }
  return reached;
}

/** Builds the import graph of the whole project. Ignores type imports, which have no effect at run time. */
export function projectImporters(): Importers {
  const files = new Set(tracked(/\.(?:tsx?|mjs|css)$/));
  const importers = new Map<string, Set<string>>();
  for (const file of files) {
    if (file.endsWith('.css')) continue;
    for (const { target, typeOnly } of importsOf(file)) {
      if (typeOnly) continue;
      const imported = resolve(file, target, files);
      if (!imported) continue;
      const known = importers.get(imported) ?? new Set<string>();
      importers.set(imported, known.add(file));
    }
  }
  return importers;
}

/** Returns the project's file for an import; undefined for a package. */
function resolve(file: string, target: string, files: ReadonlySet<string>): string | undefined {
  const base = target.startsWith('.')
    ? path.posix.join(path.posix.dirname(file), target)
    : target.replace(/^@\//, 'storefront/').replace(/^@forecourt\//, '');
  return [base, `${base}.ts`, `${base}.tsx`].find((candidate) => files.has(candidate));
}
