import {
  closeSync,
  fdatasync,
  ftruncateSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import type { Operation } from '../index/operation.ts';

const pattern = /^log-(\d+)\.ndjson$/;
const syncMilliseconds = 200;

/**
 * Every change since the last snapshot, one JSON line each, in numbered files. A line reaches the operating
 * system before the change is acknowledged, so a killed process loses nothing; it is synced to disk a
 * fraction of a second later.
 */
export class OperationLog {
  private readonly directory: string;
  private file = -1;
  private syncing: NodeJS.Timeout | undefined;
  segment = 0;
  bytes = 0;

  constructor(directory: string) {
    this.directory = directory;
  }

  /** Replays every operation from the given file on, then opens the last file for appending. */
  open(from: number, visit: (operation: Operation) => void): void {
    const segments = this.segments().filter((segment) => segment >= from);
    for (const segment of segments) this.replay(segment, visit, segment === segments.at(-1));
    this.segment = segments.at(-1) ?? from;
    this.file = openSync(this.path(this.segment), 'a');
  }

  append(operation: Operation): void {
    const line = Buffer.from(`${JSON.stringify(operation)}\n`);
    for (let writtenBytes = 0; writtenBytes < line.length; )
      writtenBytes += writeSync(this.file, line, writtenBytes);
    this.bytes += line.length;
    this.syncing ??= setTimeout(() => {
      this.syncing = undefined;
      fdatasync(this.file, () => {});
    }, syncMilliseconds).unref();
  }

  /** Starts the next file and returns its number; a snapshot taken now covers everything before it. */
  cut(): number {
    closeSync(this.file);
    this.segment++;
    this.file = openSync(this.path(this.segment), 'a');
    this.bytes = 0;
    return this.segment;
  }

  deleteBefore(before: number): void {
    for (const segment of this.segments()) if (segment < before) rmSync(this.path(segment));
  }

  close(): void {
    clearTimeout(this.syncing);
    this.syncing = undefined;
    if (this.file >= 0) closeSync(this.file);
    this.file = -1;
  }

  private segments(): number[] {
    return readdirSync(this.directory)
      .flatMap((name) => pattern.exec(name)?.[1] ?? [])
      .map(Number)
      .sort((a, b) => a - b);
  }

  private path(segment: number): string {
    return join(this.directory, `log-${segment}.ndjson`);
  }

  /** A killed process can leave an incomplete last line, which was never acknowledged: it is truncated. */
  private replay(segment: number, visit: (operation: Operation) => void, isLast: boolean): void {
    const bytes = readFileSync(this.path(segment));
    let start = 0;
    for (let end = bytes.indexOf(10, start); end >= 0; end = bytes.indexOf(10, start)) {
      const operation = parseLine(bytes.toString('utf8', start, end));
      if (operation === undefined) break;
      visit(operation);
      start = end + 1;
    }
    this.bytes += start;
    if (start === bytes.length) return;
    if (!isLast) throw new Error(`${this.path(segment)} is damaged at byte ${start}`);
    const file = openSync(this.path(segment), 'r+');
    ftruncateSync(file, start);
    closeSync(file);
  }
}

function parseLine(line: string): Operation | undefined {
  try {
    return JSON.parse(line) as Operation;
  } catch {
    return undefined;
  }
}
