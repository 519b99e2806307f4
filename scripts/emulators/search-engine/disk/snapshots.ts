import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Refresher } from '../build/refresher.ts';
import { rebuildIfOutdated } from '../index/apply.ts';
import type { Catalogue } from '../index/catalogue.ts';
import { type IndexParts, indexOf } from '../index/index-parts.ts';
import { manifestOf, readManifest, writeManifest } from './manifest.ts';
import type { OperationLog } from './operation-log.ts';
import { readPartFile } from './part-file.ts';

const minLogBytes = 1024 * 1024;
const maxLogBytes = 64 * 1024 * 1024;
/** Approximate size of a log line as a multiple of its packed record. */
const logLineRatio = 6;
const quietMs = 1500;

/**
 * Stores the catalogue on disk: a manifest, one file per index, and the log of later changes. Snapshots are a
 * by-product of background rebuilds and block nothing.
 */
export class Snapshots {
  private readonly directory: string;
  private readonly catalogue: Catalogue;
  private readonly log: OperationLog;
  private readonly refresher: Refresher;
  private readonly onError: (error: unknown) => void;
  private running: Promise<void> | undefined;
  private isStopped = false;
  private quietTimer: NodeJS.Timeout | undefined;

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

  /** Loads the last snapshot into the catalogue; returns the log file to continue from. */
  load(): number {
    const manifest = readManifest(this.directory);
    if (manifest === undefined) return 0;
    for (const storedEntry of manifest.entries) {
      const entry = this.catalogue.touch(storedEntry.name, storedEntry.updatedAt);
      entry.createdAt = storedEntry.createdAt;
      entry.primary = storedEntry.primary ?? undefined;
      entry.settings = storedEntry.settings;
      for (const synonym of storedEntry.synonyms) entry.synonyms.set(synonym.objectID, synonym);
      for (const rule of storedEntry.rules) entry.rules.set(rule.objectID, rule);
      if (storedEntry.file === null) continue;
      entry.replace(indexOf(readPartFile(join(this.directory, storedEntry.file)) as IndexParts), true);
      entry.file = { name: storedEntry.file, changes: entry.changes };
    }
    for (const [key, record] of manifest.keys) this.catalogue.keys.set(key, record);
    for (const entry of this.catalogue.primaries()) rebuildIfOutdated(this.catalogue, entry);
    this.removeStaleFiles(new Set(manifest.entries.map(({ file }) => file ?? '')));
    return manifest.log;
  }

  /** Called after every change: takes a snapshot once writes pause, or at once if the log is long. */
  scheduleSnapshot(): void {
    clearTimeout(this.quietTimer);
    if (this.running !== undefined) return;
    const recordBytes = this.catalogue.primaries().reduce((sum, { index }) => sum + index.heap.bytes, 0);
    if (this.log.bytes > maxLogBytes + recordBytes * logLineRatio) void this.take();
    else if (this.log.bytes > minLogBytes)
      this.quietTimer = setTimeout(() => void this.take(), quietMs).unref();
  }

  stop(): void {
    this.isStopped = true;
    clearTimeout(this.quietTimer);
  }

  /** Takes a snapshot in the background, after one already in progress. */
  async take(): Promise<void> {
    if (this.running !== undefined) {
      await this.running;
      if (this.log.bytes === 0) return;
    }
    this.running = this.run().catch(this.onError);
    await this.running;
    this.running = undefined;
    if (!this.isStopped) this.scheduleSnapshot();
  }

  private async run(): Promise<void> {
    // Everything before the first await sees the same state: the log cut, each file's content, and the
    // manifest.
    const log = this.log.cut();
    const snapshotFiles = this.catalogue.primaries().map((entry, i) => {
      const { changes, file } = entry;
      if (file?.changes === changes) return { entry, file, done: Promise.resolve() };
      const name = `index-${log}-${i}.bin`;
      const rebuild = this.refresher.rebuild(entry, join(this.directory, name));
      return { entry, file: { name, changes }, done: rebuild };
    });
    const files = new Map(snapshotFiles.map(({ entry, file }) => [entry.name, file.name]));
    const manifest = JSON.stringify(manifestOf(this.catalogue, log, (name) => files.get(name) ?? null));
    await Promise.all(snapshotFiles.map(({ done }) => done));
    // Until the next line, the previous snapshot with its whole log is in effect.
    writeManifest(this.directory, manifest);
    for (const { entry, file } of snapshotFiles) entry.file = file;
    this.log.deleteBefore(log);
    this.removeStaleFiles(new Set(files.values()));
  }

  private removeStaleFiles(keep: ReadonlySet<string>): void {
    for (const name of readdirSync(this.directory)) {
      if (/^index-.*\.bin$|\.tmp$/.test(name) && !keep.has(name)) rmSync(join(this.directory, name));
    }
  }
}
