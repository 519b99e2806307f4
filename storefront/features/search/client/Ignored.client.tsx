'use client';
import { useAnswer, useSearchState } from './search-context.client.ts';
import { useSetup } from './setup-context.client.ts';

export function Ignored() {
  const { searchedNoun: noun } = useSetup();
  const { ignored } = useSearchState().state;
  const answer = useAnswer();
  if (ignored === '' || !answer?.total) return null;
  return (
    <p role="note" className="mt-4 rounded-card bg-accent-soft px-4 py-3 text-accent-ink">
      {`Showing ${noun}s without “${ignored}”`}
    </p>
  );
}
