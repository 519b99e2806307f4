'use client';
import { sortOf } from '@forecourt/lib/search/sorts';
import { useEffect } from 'react';
import type { AddressRouter } from './address-router.client.ts';
import { isArtificial } from './answer.client.ts';
import { useAnswer } from './search-context.client.ts';
import { useSetup } from './setup-context.client.ts';
import { rememberResults } from './starting-point.client.ts';

/** Keeps every answer at hand by its address, for when the visitor comes back. */
export function Memory({ router }: { router: AddressRouter }) {
  const { path, defaultSort } = useSetup();
  const { results, status } = useAnswer();
  useEffect(() => {
    if (status !== 'idle' || isArtificial(results)) return;
    rememberResults(path, router.search, {
      [sortOf(defaultSort).indexName]: { state: { ...results._state }, results: results._rawResults },
    });
  }, [path, defaultSort, router, results, status]);
  return null;
}
