'use client';
import { useAnswer, useSearchState } from './search-context.client.ts';
import { useNoun } from './use-noun.client.ts';

/** Tells what of a sentence was let go so that something is found. */
export function Ignored() {
  const noun = useNoun();
  const { ignored } = useSearchState().state;
  const answer = useAnswer();
  if (ignored === '' || !answer?.total) return null;
  return (
    <p role="note" className="mt-4 rounded-card bg-accent-soft px-4 py-3 text-accent-ink">
      {`Showing ${noun}s without “${ignored}”`}
    </p>
  );
}
