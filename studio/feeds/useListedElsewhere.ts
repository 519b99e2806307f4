import type { WholeFile } from '@forecourt/lib/inventory/stock/sample/whole-file';
import { useEffect, useState } from 'react';
import type { BackOffice } from '../back-office/backOffice.ts';
import { problemOf } from '../back-office/useSession.ts';
import { type ListedElsewhere, listedElsewhere } from './listedElsewhere.ts';

type Answer = { feeds: ListedElsewhere[] } | { problem: string };

/** Looks up which feeds list cars of a file already; null until that is known. */
export function useListedElsewhere(office: BackOffice, whole: WholeFile | null): Answer | null {
  const [known, setKnown] = useState<{ of: WholeFile; answer: Answer } | null>(null);
  useEffect(() => {
    if (!whole) return;
    const leaving = new AbortController();
    listedElsewhere(office, whole, leaving.signal).then(
      (feeds) => setKnown({ of: whole, answer: { feeds } }),
      (error: unknown) => {
        if (!leaving.signal.aborted) setKnown({ of: whole, answer: { problem: problemOf(error).message } });
      },
    );
    return () => leaving.abort();
  }, [office, whole]);
  return known && known.of === whole ? known.answer : null;
}
