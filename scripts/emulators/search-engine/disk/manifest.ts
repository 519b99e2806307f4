import { closeSync, existsSync, fsyncSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import type { Catalogue } from '../index/catalogue.ts';
import type { Rule } from '../index/index-entry.ts';
import type { KeyRecord } from '../index/operation.ts';
import type { GivenSettings } from '../query/parameters.ts';
import type { Synonym } from '../text/synonyms.ts';

/** The catalogue without its records, and the files that hold those, as of the start of a log file. */
interface Manifest {
  /** Version 2 packs the records. Version 1 is still readable; its records are packed when next written. */
  version: 1 | 2;
  log: number;
  entries: {
    name: string;
    primary: string | null;
    settings: GivenSettings;
    synonyms: Synonym[];
    rules: Rule[];
    createdAt: string;
    updatedAt: string;
    file: string | null;
  }[];
  keys: [string, KeyRecord][];
}

const fileName = 'manifest.json';

/**
 * The manifest's content. `log` is the number of the log file that continues the snapshot; `fileOf` returns
 * the file of an index's records, null for a replica, which has none.
 */
export function manifestOf(
  catalogue: Catalogue,
  log: number,
  fileOf: (name: string) => string | null,
): Manifest {
  return {
    version: 2,
    log,
    entries: [...catalogue.entries.values()].map((entry) => ({
      name: entry.name,
      primary: entry.primary ?? null,
      settings: entry.settings,
      synonyms: [...entry.synonyms.values()],
      rules: [...entry.rules.values()],
      createdAt: entry.createdAt,
      updatedAt: entry.updatedAt,
      file: fileOf(entry.name),
    })),
    keys: [...catalogue.keys],
  };
}

/** Replaces the manifest atomically: until the rename, the old one is in effect. */
export function writeManifest(directory: string, manifest: string): void {
  const path = join(directory, fileName);
  const file = openSync(`${path}.tmp`, 'w');
  try {
    writeSync(file, manifest);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
  renameSync(`${path}.tmp`, path);
  const folder = openSync(directory, 'r');
  fsyncSync(folder);
  closeSync(folder);
}

export function readManifest(directory: string): Manifest | undefined {
  const path = join(directory, fileName);
  if (!existsSync(path)) return undefined;
  const manifest = JSON.parse(readFileSync(path, 'utf8')) as Manifest;
  if (manifest.version !== 1 && manifest.version !== 2) throw new Error(`${path} has an unknown version`);
  return manifest;
}
