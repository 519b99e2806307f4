import { type AdjustmentQuestion, MOST_ADJUSTMENT } from '@forecourt/lib/leads/trade-in/adjustments';
import { tradeAdjustmentsQuery } from '@forecourt/schemas/queries/tradeAdjustments';
import { cache } from 'react';
import { cached } from '@/cache/cached.server.ts';
import { ask } from './client.server.ts';

const withinBounds = (amount: number): number =>
  Math.round(Math.min(MOST_ADJUSTMENT, Math.max(-MOST_ADJUSTMENT, amount)));

/**
 * What a site asks about the condition of a car that is traded in. An answer without words or an amount is left out, and
 * a question with fewer than two answers.
 * @throws when the content lake does not answer
 */
export const loadTradeAdjustments = cache(async (site: string): Promise<AdjustmentQuestion[]> => {
  const questions = await cached('tradeAdjustments', { site }, () => ask(tradeAdjustmentsQuery, { site }));
  return questions
    .map(({ choices, ...question }) => ({
      ...question,
      choices: choices.flatMap(({ id, label, amount }) =>
        label && amount !== null ? [{ id, label, amount: withinBounds(amount) }] : [],
      ),
    }))
    .filter(({ question, choices }) => question && choices.length > 1);
});
