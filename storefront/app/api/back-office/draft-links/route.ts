import { makeDraftLink } from '@forecourt/lib/operations/back-office/draft-links.server';
import { environment } from '@forecourt/lib/platform/env';
import { preflightRoute, staffRoute } from '@/features/back-office/route.server.ts';

export const dynamic = 'force-dynamic';

/** `POST /api/back-office/draft-links`: creates a link to a draft for people without an account. */
export const POST = staffRoute((call) => makeDraftLink(call, environment().DRAFT_LINK_SECRET), {
  // Requires permission to edit drafts, not to see shoppers.
  aboutShoppers: false,
});
export const OPTIONS = preflightRoute('POST');
