import { z } from 'zod';
import { parseEnvironment, variables } from '../../../platform/env.ts';
import { eraseEnded } from '../../privacy/erase.server.ts';
import { forget } from '../../retention/forget.server.ts';
import { HOURLY, NIGHTLY, parseDays } from '../../retention/kinds.ts';
import type { PreparePart } from '../worker-part.ts';

const schema = z.object({
  RETENTION_DAYS: variables.RETENTION_DAYS.transform((text, context) => {
    const days = parseDays(text);
    if (typeof days !== 'string') return days;
    context.addIssue({ code: 'custom', message: days });
    return z.NEVER;
  }),
});

/**
 * Deletes old rows hourly and nightly; `RETENTION_DAYS` overrides the periods.
 * Hourly, also erases people from reservations that ended after their erasure request.
 */
export const prepare: PreparePart = (environment) => {
  const { RETENTION_DAYS: days } = parseEnvironment(schema, environment);
  return async ({ pool }) => ({
    jobs: [
      {
        name: 'retention-hourly',
        cron: '15 * * * *',
        longestSeconds: 600,
        run: () => forget(pool, HOURLY, days),
      },
      {
        name: 'erase-ended',
        cron: '45 * * * *',
        longestSeconds: 600,
        run: async () => void (await eraseEnded(pool)),
      },
      {
        name: 'retention-nightly',
        // 3:20 am on the east coast.
        cron: '20 17 * * *',
        longestSeconds: 7_200,
        run: () => forget(pool, NIGHTLY, days),
      },
    ],
    stop: async () => {},
  });
};
