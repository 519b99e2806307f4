import { z } from 'zod';
import { mailSiteReader } from '../../../messaging/mail/mail-site.server.ts';
import { startOrderEvents } from '../../../payments/agentic/order-outbox.server.ts';
import { parseEnvironment, variables } from '../../../platform/env.ts';
import type { PreparePart } from '../worker-part.ts';

const schema = z.object({
  AGENT_PLATFORMS: variables.AGENT_PLATFORMS,
  RESERVATION_SECRET: variables.RESERVATION_SECRET.unwrap(),
});

/** Sends order events to the platforms of assistants that reserved for shoppers. */
export const prepare: PreparePart = (environment) => {
  const { AGENT_PLATFORMS: platforms, RESERVATION_SECRET: secret } = parseEnvironment(schema, environment);
  const reader = mailSiteReader(environment);
  return (context) =>
    startOrderEvents(context, {
      platforms,
      secret,
      siteUrl: async (slug) => (await reader.site(slug))?.url ?? null,
    });
};
