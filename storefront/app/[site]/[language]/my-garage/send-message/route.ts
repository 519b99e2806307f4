import { TEXT_LIMITS } from '@forecourt/lib/leads/conversation/limits';
import { storeGarageMessage } from '@forecourt/lib/leads/conversation/messages.server';
import { ApiError } from '@forecourt/lib/platform/request/api-error';
import { UNKNOWN_ERROR } from '@forecourt/lib/platform/text/errors';
import { text } from '@forecourt/lib/platform/text/schema';
import { z } from 'zod';
import { garagePage } from '@/features/garage/fields.ts';
import { garageRoute } from '@/features/garage/form-routes.server.ts';

export const dynamic = 'force-dynamic';

const messageSchema = z.object({
  thread: z.uuid(),
  token: z.uuid().nullable().catch(null),
  text: text(TEXT_LIMITS.garage).min(1),
});

/** The form of a conversation in My Garage. */
export const POST = garageRoute(async ({ site, shopper, pool }, answers) => {
  const message = messageSchema.safeParse(answers);
  if (!message.success) return { error: new ApiError('bad_input', 'Write a message.') };
  const { thread: threadId, ...rest } = message.data;
  const { phone } = shopper;
  const isStored =
    phone !== null && (await storeGarageMessage(pool, { siteSlug: site.slug, phone }, { threadId, ...rest }));
  return isStored
    ? { next: garagePage(site, 'messageSent') }
    : { error: new ApiError('not_found', UNKNOWN_ERROR) };
});
