import type { Shopper } from '@forecourt/lib/accounts/shopper';
import { hasGarageApp } from '@forecourt/lib/sites/garage-app';
import type { z } from 'zod';
import { type SiteCall, withSite } from '@/handlers/with-site.server.ts';

/**
 * Returns a handler of the installed garage, for the signed-in shopper only. Answers `{success: true}`.
 * @param change performs it, or throws `ApiError`
 */
export const appRoute = <Body extends z.ZodType>(
  body: Body,
  change: (call: SiteCall<never, z.output<Body>, undefined, Shopper>) => Promise<void>,
) =>
  withSite(
    async (call) => {
      await change(call);
      return { success: true };
    },
    {
      ownRequest: true,
      isOffered: hasGarageApp,
      body,
      maxBytes: 4 * 1024,
      session: 'required',
      rate: { name: 'garage', counter: 'path', by: 'account' },
      failure: { event: 'garage_app_failed' },
    },
  );
