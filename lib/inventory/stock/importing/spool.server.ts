import { type FileHandle, mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

const LINES_PER_BATCH = 500;

/**
 * A list of lines that may exceed memory: the last few hundred are in memory, the others in a temporary file.
 */
export class Spool {
  private waiting: string[] = [];
  private file: FileHandle | null = null;
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

  async *batches(): AsyncGenerator<string[]> {
    let position = 0;
    for (const size of this.sizes) {
      const batch = Buffer.alloc(size);
      const { bytesRead } = await (this.file as FileHandle).read(batch, 0, size, position);
      if (bytesRead !== size)
        throw new Error(`The temporary file is missing ${size - bytesRead} of ${size} bytes.`);
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

/** Opens a temporary file and unlinks it, so that it disappears with the process. */
async function namelessFile(): Promise<FileHandle> {
  const folder = await mkdtemp(path.join(tmpdir(), 'forecourt-import-'));
  try {
    return await open(path.join(folder, 'spool'), 'w+', 0o600);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
