import { mkdtempSync, rmSync, statSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readPartFile, writePartFile } from './part-file.ts';

describe('part files', () => {
  let directory = '';
  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), 'part-file-'));
  });
  afterEach(() => rmSync(directory, { recursive: true, force: true }));

  it('restore typed arrays, shared chunks and plain data', () => {
    const path = join(directory, 'x.bin');
    const chunk = new SharedArrayBuffer(64);
    new Uint8Array(chunk).set([1, 2, 3]);
    const parts = {
      name: 'Škoda',
      columns: {
        a: Uint16Array.of(1, 65_535, 3),
        b: Float64Array.of(Number.NaN, -0.5),
        empty: new Uint32Array(0),
      },
      view: new Uint32Array(Uint32Array.of(7, 8, 9).buffer, 4),
      heap: { chunks: [chunk], used: [3] },
    };
    writePartFile(path, parts);
    const read = readPartFile(path) as typeof parts;
    expect(read).toMatchObject({ name: 'Škoda', columns: parts.columns });
    expect(read.view).toEqual(Uint32Array.of(8, 9));
    expect(read.heap.chunks[0]?.byteLength).toBe(64);
    expect([...new Uint8Array(read.heap.chunks[0] as SharedArrayBuffer, 0, 4)]).toEqual([1, 2, 3, 0]);
  });

  it('are rejected when truncated', () => {
    const path = join(directory, 'y.bin');
    writePartFile(path, { a: new Float64Array(1000) });
    truncateSync(path, statSync(path).size - 100);
    expect(() => readPartFile(path)).toThrow('cut short');
  });
});
