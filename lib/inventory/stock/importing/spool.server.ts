import { type FileHandle, mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

const LINES_PER_BATCH = 500;

/** A list of lines that may be longer than memory: the last few hundred lines are in memory, the others in a temporary file. */
export class Spool {
  private waiting: string[] = [];
  private file: FileHandle | null = null;
  /** Bytes of each batch in the file. */
  private readonly sizes: number[] = [];

  /** @param line text without line breaks */
  async add(line: string): Promise<void> {
    this.waiting.push(line);
    if (this.waiting.length < LINES_PER_BATCH) return;
    const batch = Buffer.from(this.waiting.join('\n'));
    this.waiting = [];
    this.file ??= await namelessFile();
    await this.file.appendFile(batch);
    this.sizes.push(batch.length);
  }

  /** The lines in the order in which they were added, at most 500 at a time. */
  async *batches(): AsyncGenerator<string[]> {
    let position = 0;
    for (const size of this.sizes) {
      const batch = Buffer.alloc(size);
      const { bytesRead } = await (this.file as FileHandle).read(batch, 0, size, position);
      if (bytesRead !== size) throw new Error(`The spool's file lost ${size - bytesRead} of ${size} bytes.`);
      position += size;
      yield batch.toString().split('\n');
    }
    if (this.waiting.length > 0) yield this.waiting;
  }

  async close(): Promise<void> {
    await this.file?.close();
    this.file = null;
  }
}

/** A temporary file that is gone with its process, however that ends. */
async function namelessFile(): Promise<FileHandle> {
  const folder = await mkdtemp(path.join(tmpdir(), 'forecourt-import-'));
  try {
    return await open(path.join(folder, 'spool'), 'w+', 0o600);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
