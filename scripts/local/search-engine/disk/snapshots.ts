import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Refresher } from '../build/refresher.ts';
import { reshape } from '../index/apply.ts';
import type { Catalogue } from '../index/catalogue.ts';
import { type IndexParts, indexOf } from '../index/index-parts.ts';
import { manifestOf, readManifest, writeManifest } from './manifest.ts';
import type { OperationLog } from './operation-log.ts';
import { readPartFile } from './part-file.ts';

const shortestLog = 1024 * 1024;
const longestLog = 64 * 1024 * 1024;
const quietMilliseconds = 1500;

/**
 * Keeps the catalogue on disk: a manifest, one file per index, and the log of what came after. A snapshot is the
 * by-product of a rebuild in the background and stops nobody.
 */
export class Snapshots {
  private readonly directory: string;
  private readonly catalogue: Catalogue;
  private readonly log: OperationLog;
  private readonly refresher: Refresher;
  private readonly onError: (error: unknown) => void;
  private running: Promise<void> | undefined;
  private isStopped = false;
  private quiet: NodeJS.Timeout | undefined;

  constructor(
    directory: string,
    catalogue: Catalogue,
    log: OperationLog,
    refresher: Refresher,
    onError: (error: unknown) => void,
  ) {
    this.directory = directory;
    this.catalogue = catalogue;
    this.log = log;
    this.refresher = refresher;
    this.onError = onError;
    mkdirSync(directory, { recursive: true });
  }

  /** Loads the last snapshot into the catalogue and gives the log file to go on from. */
  load(): number {
    const manifest = readManifest(this.directory);
    if (manifest === undefined) return 0;
    for (const stored of manifest.entries) {
      const entry = this.catalogue.touch(stored.name, stored.updatedAt);
      entry.createdAt = stored.createdAt;
      entry.primary = stored.primary ?? undefined;
      entry.settings = stored.settings;
      for (const synonym of stored.synonyms) entry.synonyms.set(synonym.objectID, synonym);
      for (const rule of stored.rules) entry.rules.set(rule.objectID, rule);
      if (stored.file === null) continue;
      entry.replace(indexOf(readPartFile(join(this.directory, stored.file)) as IndexParts), true);
      entry.file = { name: stored.file, changes: entry.changes };
    }
    for (const [key, record] of manifest.keys) this.catalogue.keys.set(key, record);
    for (const entry of this.catalogue.primaries()) reshape(this.catalogue, entry);
    this.clean(new Set(manifest.entries.map(({ file }) => file ?? '')));
    return manifest.log;
  }

  /** To be called after every change: takes a snapshot once writes pause, or at once when the log is long. */
  changed(): void {
    clearTimeout(this.quiet);
    if (this.running !== undefined) return;
    const stored = this.catalogue.primaries().reduce((sum, { index }) => sum + index.heap.bytes, 0);
    if (this.log.bytes > longestLog + stored) void this.take();
    else if (this.log.bytes > shortestLog)
      this.quiet = setTimeout(() => void this.take(), quietMilliseconds).unref();
  }

  stop(): void {
    this.isStopped = true;
    clearTimeout(this.quiet);
  }

  /** Takes a snapshot in the background, after the one that may be under way. */
  async take(): Promise<void> {
    if (this.running !== undefined) {
      await this.running;
      if (this.log.bytes === 0) return;
    }
    this.running = this.run().catch(this.onError);
    await this.running;
    this.running = undefined;
    if (!this.isStopped) this.changed();
  }

  private async run(): Promise<void> {
    // Everything up to the first await sees one moment: the cut, what each file will hold, and the manifest.
    const log = this.log.cut();
    const taken = this.catalogue.primaries().map((entry, i) => {
      const { changes, file } = entry;
      if (file?.changes === changes) return { entry, file, done: Promise.resolve() };
      const name = `index-${log}-${i}.bin`;
      const done = this.refresher.rebuild(entry, join(this.directory, name));
      return { entry, file: { name, changes }, done };
    });
    const files = new Map(taken.map(({ entry, file }) => [entry.name, file.name]));
    const manifest = JSON.stringify(manifestOf(this.catalogue, log, (name) => files.get(name) ?? null));
    await Promise.all(taken.map(({ done }) => done));
    // Until the next line the snapshot before counts, with the whole log since.
    writeManifest(this.directory, manifest);
    for (const { entry, file } of taken) entry.file = file;
    this.log.forget(log);
    this.clean(new Set(files.values()));
  }

  private clean(keep: ReadonlySet<string>): void {
    for (const name of readdirSync(this.directory)) {
      if (/^index-.*\.bin$|\.tmp$/.test(name) && !keep.has(name)) rmSync(join(this.directory, name));
    }
  }
}
