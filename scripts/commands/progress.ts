import { stat } from 'node:fs/promises';
import { FeedError } from '@forecourt/lib/inventory/stock/feed-error';
import { SingleBar } from 'cli-progress';

/** A progress bar on a terminal. Prints nothing elsewhere, because the summary at the end is enough. */
export function progressBar(title: string, total: number, unit: string) {
  const bar = new SingleBar({
    format: `${title} {bar} {percentage}% · {counted} ${unit} · {duration_formatted}`,
    barCompleteChar: '█',
    barIncompleteChar: '░',
    hideCursor: true,
    clearOnComplete: true,
    noTTYOutput: false,
  });
  bar.start(Math.max(total, 1), 0, { counted: 0 });
  return {
    update: (doneCount: number, countedRows: number) =>
      bar.update(doneCount, { counted: countedRows.toLocaleString('en-AU') }),
    stop: () => bar.stop(),
  };
}

/**
 * Returns the size of a feed's file in bytes.
 * @throws FeedError if the file does not exist
 */
export async function fileSize(file: string): Promise<number> {
  try {
    const { size } = await stat(file);
    return size;
  } catch (cause) {
    throw new FeedError(`There is no file ${file}.`, { cause });
  }
}
