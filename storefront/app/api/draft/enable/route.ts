import { environment } from '@forecourt/lib/platform/env';
import { ApiError } from '@forecourt/lib/platform/request/api-error';
import { parseLocalTime } from '@forecourt/lib/sites/local-time';
import { PREVIEW_DATE_PARAMETER } from '@forecourt/lib/sites/preview-date';
import { parseTrial, TRIAL_PARAMETER } from '@forecourt/lib/sites/trial';
import { validatePreviewUrl } from '@sanity/preview-url-secret';
import { cookies, draftMode } from 'next/headers';
import { contentClient } from '@/content/client.server.ts';
import { findSite } from '@/content/site.server.ts';
import { leadTo, ownPath } from '@/preview/own-path.ts';
import { studioRoute } from '@/preview/route.server.ts';
import { DRAFT_COOKIES, draftCookie, parsePerspective, parsePreviewTime } from '@/site/draft.ts';
import { PREVIEW_SECONDS, previewPass } from '@/site/preview-pass.ts';

/**
 * Starts a preview of this host's site for a studio user, for a working day. The link's secret, which only
 * a signed-in editor can create, is verified against the content lake. In the studio's frame the cookies
 * are partitioned and the page is editable. May include unsaved changes of the site, and the date, to preview.
 */
export const GET = studioRoute(async (request, site) => {
  const { isValid, redirectTo, studioPreviewPerspective } = await validatePreviewUrl(
    contentClient(),
    request.url,
  );
  if (!isValid)
    throw new ApiError('not_signed_in', 'This preview link does not work. Open it in the studio again.');
  const trialText = new URL(request.url).searchParams.get(TRIAL_PARAMETER);
  const trial = trialText === null ? null : parseTrial(trialText);
  if (trialText !== null && !trial) throw new ApiError('bad_input', 'This change cannot be shown.');
  const moment = await previewMoment(site, new URL(request.url).searchParams.get(PREVIEW_DATE_PARAMETER));
  const isFramed = request.headers.get('sec-fetch-dest') === 'iframe';
  (await draftMode()).enable();
  // Next.js's own cookie attributes do not work in a frame.
  const jar = await cookies();
  const name = DRAFT_COOKIES.framework;
  const value = jar.get(name)?.value ?? '';
  jar.set({
    name,
    value,
    path: '/',
    httpOnly: true,
    secure: true,
    sameSite: 'none',
    partitioned: isFramed,
    maxAge: PREVIEW_SECONDS,
  });
  const perspective = parsePerspective(studioPreviewPerspective ?? '') ?? 'drafts';
  const pass = previewPass(site, environment().SANITY_WEBHOOK_SECRET);
  return leadTo(ownPath(redirectTo), [
    draftCookie(DRAFT_COOKIES.pass, pass, isFramed, PREVIEW_SECONDS),
    draftCookie(DRAFT_COOKIES.perspective, [perspective].flat().join(','), isFramed),
    draftCookie(DRAFT_COOKIES.editing, isFramed ? '1' : null, isFramed),
    draftCookie(DRAFT_COOKIES.moment, moment, isFramed),
    draftCookie(DRAFT_COOKIES.trial, trial && encodeURIComponent(JSON.stringify(trial)), isFramed),
    draftCookie(DRAFT_COOKIES.withoutTrial, null, isFramed),
  ]);
});

/** Returns the date of a preview from a time in the site's time zone; null without one or if it is invalid. */
async function previewMoment(slug: string, at: string | null): Promise<string | null> {
  const site = at === null ? null : await findSite(slug);
  const moment = site && parseLocalTime(at ?? '', site.settings.timeZone);
  return (moment && parsePreviewTime(moment.toISOString())?.toISOString()) ?? null;
}
