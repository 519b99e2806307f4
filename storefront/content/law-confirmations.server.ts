import { lawConfirmationsQuery } from '@forecourt/schemas/queries/lawConfirmations';
import { cache } from 'react';
import { cached } from '@/cache/cached.server.ts';
import { ask } from './client.server.ts';

/**
 * Returns the ids of the rules of law that a person has confirmed.
 * @throws if the content lake does not answer
 */
export const loadConfirmedRules = cache(async (site: string): Promise<ReadonlySet<string>> => {
  const confirmations = await cached('law', { site }, () => ask(lawConfirmationsQuery, {}));
  return new Set(confirmations.flatMap(({ rule }) => rule ?? []));
});
