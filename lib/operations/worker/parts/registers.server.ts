import { z } from 'zod';
import type { RegisterClients } from '../../../inventory/registers/check.ts';
import { ppsrClient } from '../../../inventory/registers/ppsr.server.ts';
import { recallsClient } from '../../../inventory/registers/recalls.server.ts';
import { refreshChecks } from '../../../inventory/registers/refresh.server.ts';
import { parseEnvironment, variables } from '../../../platform/env.ts';
import { publishedContent } from '../../../sites/content-lake/client.server.ts';
import { REGISTERS } from '../../../sites/registers.ts';
import { settingDefinitions } from '../../../sites/settings.ts';
import type { PreparePart } from '../worker-part.ts';

const SITES = `*[_type == "site" && defined(slug.current)] {
  "checks": settings.registerChecks, "dealershipIds": coalesce(dealerships[]._ref, [])
}`;

const { type: checks, fallback } = settingDefinitions.registerChecks;
/** An invalid setting has its default, as for the storefront. */
const sitesSchema = z.array(
  z.object({
    checks: checks.nullable().catch(null),
    dealershipIds: z.array(z.string()),
  }),
);

const schema = z.object({
  PPSR_URL: variables.PPSR_URL,
  PPSR_KEY: variables.PPSR_KEY,
  RECALLS_URL: variables.RECALLS_URL,
  RECALLS_KEY: variables.RECALLS_KEY,
});

/** Asks the registers about vehicles that are new, within a minute, or whose last check is old. */
export const prepare: PreparePart = (environment) => {
  const client = publishedContent(environment);
  const values = parseEnvironment(schema, environment);
  const { PPSR_URL, PPSR_KEY, RECALLS_URL, RECALLS_KEY } = values;
  const clients: RegisterClients = {
    ...(PPSR_URL && PPSR_KEY && { ppsr: ppsrClient({ api: PPSR_URL, key: PPSR_KEY }) }),
    ...(RECALLS_URL && RECALLS_KEY && { recalls: recallsClient({ api: RECALLS_URL, key: RECALLS_KEY }) }),
  };
  return async ({ pool, report }) => ({
    jobs: [
      {
        name: 'register-checks',
        cron: '* * * * *',
        longestSeconds: 3_000,
        atStart: true,
        run: async () => {
          const sites = sitesSchema.parse(await client.fetch(SITES));
          const stock = REGISTERS.map((register) => ({
            register,
            dealershipIds: sites.flatMap((site) =>
              (site.checks ?? fallback).includes(register) ? site.dealershipIds : [],
            ),
          }));
          await refreshChecks(pool, clients, stock, (error) => report({ stage: 'register-checks', error }));
        },
      },
    ],
    stop: async () => {},
  });
};
