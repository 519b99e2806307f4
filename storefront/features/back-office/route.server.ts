import {
  answerCall,
  answerPreflight,
  type BackOffice,
  type Call,
} from '@forecourt/lib/operations/back-office/call.server';
import { environment } from '@forecourt/lib/platform/env';
import { staffHost } from '@/content/staff-host.server.ts';
import { paymentConnections } from '@/features/payments/connections.server.ts';
import { log } from '@/logging/log.server.ts';
import { householdOfRequest } from '@/site/household.server.ts';
import { officePlaces } from './office-places.server.ts';

const answersOn = async (host: string | null): Promise<boolean> => (await staffHost(host)) !== null;

function backOffice(): BackOffice {
  const { SANITY_PROJECT_ID, SANITY_DATASET, SANITY_API_HOST, STUDIO_ORIGINS, LEAD_CHANNEL_SECRET } =
    environment();
  const { pool, stripe } = paymentConnections();
  return {
    pool,
    stripe,
    project: { projectId: SANITY_PROJECT_ID, dataset: SANITY_DATASET, host: SANITY_API_HOST },
    webhookMaster: LEAD_CHANNEL_SECRET ?? null,
    origins: STUDIO_ORIGINS,
    answersOn,
    places: officePlaces,
    report: (level, facts, message) => log[level](facts, message),
  };
}

type Handler<Context> = (request: Request, context: Context) => Promise<Response>;

/**
 * Returns a route handler for calls from the studio.
 * @param options.aboutShoppers false if permission to see shoppers is not required
 */
export const staffRoute =
  <Context>(
    answer: (call: Call, context: Context) => Promise<Response>,
    options: { aboutShoppers?: boolean } = {},
  ): Handler<Context> =>
  (request, context) =>
    answerCall(backOffice(), request, householdOfRequest(request), (call) => answer(call, context), options);

export const preflightRoute =
  (method: 'GET' | 'POST') =>
  (request: Request): Promise<Response> =>
    answerPreflight({ origins: environment().STUDIO_ORIGINS, answersOn }, request, [method]);
