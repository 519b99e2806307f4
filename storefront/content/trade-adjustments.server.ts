import { type AdjustmentQuestion, MOST_ADJUSTMENT } from '@forecourt/lib/leads/trade-in/adjustments';
import { tradeAdjustmentsQuery } from '@forecourt/schemas/queries/tradeAdjustments';
import { cache } from 'react';
import { cached } from '@/cache/cached.server.ts';
import { ask } from './client.server.ts';

const withinBounds = (amount: number): number =>
  Math.round(Math.min(MOST_ADJUSTMENT, Math.max(-MOST_ADJUSTMENT, amount)));

/**
 * Returns the site's condition questions for trade-ins that have at least two complete answers.
 * @throws if the content lake does not answer
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
