import type { WholeFile } from '@forecourt/lib/inventory/stock/sample/whole-file';
import { useEffect, useState } from 'react';
import type { Chosen } from './saveMapping.ts';

/** What a file tells from its beginning to its end; null until it is read. */
type Reading = { whole: WholeFile } | { problem: string };

/** Reads a whole file in the browser, again whenever other columns fill the location or the photos. */
export function useWholeFile(
  file: File,
  { sample, columns }: Pick<Chosen, 'sample' | 'columns'>,
): Reading | null {
  const [answer, setAnswer] = useState<{ of: string; reading: Reading } | null>(null);
  const { format, separator, encoding, records } = sample;
  const usedColumns = Object.entries(columns).filter(
    ([, field]) => field === 'location' || field === 'images',
  );
  const key = JSON.stringify([{ format, separator, encoding, records }, usedColumns]);
  useEffect(() => {
    let isLeft = false;
    const [form, columns] = JSON.parse(key) as [Chosen['sample'], typeof usedColumns];
    void readWith(file, form, Object.fromEntries(columns)).then(
      (reading) => !isLeft && setAnswer({ of: key, reading }),
    );
    return () => {
      isLeft = true;
    };
  }, [file, key]);
  return answer?.of === key ? answer.reading : null;
}

async function readWith(file: File, sample: Chosen['sample'], columns: Chosen['columns']): Promise<Reading> {
  try {
    // The parsers are loaded by whoever has a file to read.
    const { readWholeFile } = await import('@forecourt/lib/inventory/stock/sample/whole-file');
    return { whole: await readWholeFile(new Uint8Array(await file.arrayBuffer()), sample, columns) };
  } catch (error) {
    return { problem: error instanceof Error ? error.message : 'The file could not be read to its end.' };
  }
}
