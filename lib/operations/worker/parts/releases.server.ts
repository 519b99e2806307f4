import { z } from 'zod';
import { parseEnvironment, variables } from '../../../platform/env.ts';
import { writeLine } from '../../../platform/logging/write-line.server.ts';
import { lakeClient } from '../../../sites/content-lake/client.server.ts';
import { grantsOfPerson } from '../../back-office/person-grants.server.ts';
import { runDueSchedules } from '../../back-office/release-schedules.server.ts';
import { applyDueSchedules } from '../../back-office/setting-schedules.server.ts';
import { endDueTrials } from '../../page-trials/end-due.server.ts';
import type { PreparePart } from '../worker-part.ts';

const schema = z.object({
  SANITY_PROJECT_ID: variables.SANITY_PROJECT_ID,
  SANITY_DATASET: variables.SANITY_DATASET,
  SANITY_API_HOST: variables.SANITY_API_HOST,
  SANITY_WRITE_TOKEN: variables.SANITY_WRITE_TOKEN.unwrap(),
});

/**
 * Publishes scheduled releases and applies scheduled changes to settings, with the current rights of the
 * person who scheduled them. Ends trials whose change did harm, or whose end date has passed.
 */
export const prepare: PreparePart = (environment) => {
  const { SANITY_WRITE_TOKEN: token, ...access } = parseEnvironment(schema, environment);
  const { SANITY_PROJECT_ID: projectId, SANITY_DATASET: dataset, SANITY_API_HOST: host } = access;
  const lake = lakeClient({ ...access, SANITY_API_TOKEN: token }, 'raw');
  const grantsOf = ({ scheduledByAccount }: { scheduledByAccount: string }) =>
    grantsOfPerson({ projectId, dataset, ...(host && { host }) }, token, scheduledByAccount);
  return async ({ pool }) => ({
    jobs: [
      {
        name: 'releases-publish',
        cron: '* * * * *',
        longestSeconds: 600,
        // Releases may have become due while no worker ran.
        atStart: true,
        run: () =>
          runDueSchedules(pool, {
            lake,
            grantsOf,
            report: (level, facts, event) => writeLine(level, facts, event),
          }),
      },
      {
        name: 'settings-apply',
        cron: '* * * * *',
        longestSeconds: 300,
        atStart: true,
        run: () =>
          applyDueSchedules(pool, {
            lake,
            grantsOf,
            report: (level, facts, event) => writeLine(level, facts, event),
          }),
      },
      {
        name: 'page-trials-end',
        cron: '*/15 * * * *',
        longestSeconds: 300,
        run: async () => {
          await endDueTrials(pool, {
            lake,
            report: (level, facts, event) => writeLine(level, facts, event),
            now: new Date(),
          });
        },
      },
    ],
    stop: async () => {},
  });
};
