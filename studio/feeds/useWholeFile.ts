import type { WholeFile } from '@forecourt/lib/inventory/stock/sample/whole-file';
import { useEffect, useState } from 'react';
import type { Chosen } from './saveMapping.ts';

/** Fields whose columns matter for the whole file. */
const USED_FIELDS: readonly string[] = ['location', 'images', 'vin', 'regplate'];

type Reading = { whole: WholeFile } | { problem: string };

/** Reads a whole file in the browser, and again when other columns are mapped to these fields. */
export function useWholeFile(
  file: File,
  { sample, columns }: Pick<Chosen, 'sample' | 'columns'>,
): Reading | null {
  const [answer, setAnswer] = useState<{ of: string; reading: Reading } | null>(null);
  const { format, separator, encoding, records } = sample;
  const usedColumns = Object.entries(columns).filter(([, field]) => USED_FIELDS.includes(field));
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
    // The parsers are loaded on demand.
    const { readWholeFile } = await import('@forecourt/lib/inventory/stock/sample/whole-file');
    return { whole: await readWholeFile(new Uint8Array(await file.arrayBuffer()), sample, columns) };
  } catch (error) {
    return { problem: error instanceof Error ? error.message : 'The file could not be read.' };
  }
}
