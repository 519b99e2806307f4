import { makeDraftLink } from '@forecourt/lib/operations/back-office/draft-links.server';
import { environment } from '@forecourt/lib/platform/env';
import { preflightRoute, staffRoute } from '@/features/back-office/route.server.ts';

export const dynamic = 'force-dynamic';

/** `POST /api/back-office/draft-links`: a link to the draft of one page, offer or post for somebody without an account. */
export const POST = staffRoute((call) => makeDraftLink(call, environment().DRAFT_LINK_SECRET), {
  // Whoever may change a draft may share it, whatever they may do with shoppers.
  aboutShoppers: false,
});
export const OPTIONS = preflightRoute('POST');
