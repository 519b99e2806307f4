import type { Shopper } from '@forecourt/lib/accounts/shopper';
import { ApiError } from '@forecourt/lib/platform/request/api-error';
import { UNKNOWN_ERROR } from '@forecourt/lib/platform/text/errors';
import { normalisePhone } from '@forecourt/lib/platform/text/phone';
import { z } from 'zod';
import type { WatchlistReply } from '@/features/saving/watchlist-answer.ts';
import { type SiteCall, withSite } from '@/handlers/with-site.server.ts';

const vehicleId = z.string().regex(/^[\w-]{1,64}$/);
const phone = z.string().max(40);

/** The body of `save-car` and `remove-car` (WATCH-07 to WATCH-10). */
export const oneVehicle = z.object({ phone_number: phone, car_id: vehicleId });
export const severalVehicles = z.object({ phone_number: phone, car_ids: z.array(vehicleId).max(100) });

/**
 * Returns a handler that changes a watchlist and answers `{success: true}` (WATCH-11). The phone in the
 * body must be the session's.
 * @param change performs it, or throws `ApiError` with a message for the shopper (WATCH-12)
 */
export const watchlistRoute = <Body extends z.ZodType<{ phone_number: string }>>(
  body: Body,
  change: (call: SiteCall<never, z.output<Body>, undefined, Shopper>) => Promise<void>,
) =>
  withSite(
    async (call) => {
      const { shopper } = call;
      if (!shopper.phone) throw new ApiError('no_phone', 'Please add your mobile number to save cars.');
      if (normalisePhone(call.body.phone_number) !== normalisePhone(shopper.phone))
        throw new ApiError('forbidden', UNKNOWN_ERROR);
      await change(call);
      return { success: true } satisfies WatchlistReply;
    },
    {
      ownRequest: true,
      isOffered: ({ settings }) => settings.saveMode === 'watchlist',
      body,
      maxBytes: 8 * 1024,
      session: 'required',
      sessionText: 'Please sign in to save cars.',
      rate: {
        name: 'watchlist',
        by: 'account',
        text: 'You saved a lot of cars. Please try again in a few minutes.',
      },
      failure: { event: 'watchlist_change_failed' },
    },
  );
