import { z } from 'zod';
import { vendorFetch } from '../../platform/network/vendor-fetch.server.ts';
import { ApiError } from '../../platform/request/api-error.ts';
import { DRAFT_LINK_DAYS, draftLinkToken, MOST_DRAFT_LINK_DAYS } from '../../sites/draft-link.ts';
import { bodyOf, type Call } from './call.server.ts';
import type { DraftLinkAnswer } from './contract.ts';
import { isGranted } from './grants.ts';

const requestSchema = z.strictObject({
  document: z
    .string()
    .regex(/^[\w-]{1,128}(\.[\w-]{1,128})*$/)
    .refine((id) => !/^(drafts|versions)\./.test(id)),
  days: z.int().min(1).max(MOST_DRAFT_LINK_DAYS).default(DRAFT_LINK_DAYS),
});

const API_VERSION = 'v2025-02-19';
const TIMEOUT_MS = 5_000;
const DAY_MS = 86_400_000;
/** A draft with its site; for an offer, the first of its sites that isn't excluded. */
const DRAFT = `*[_type in ["page", "offer", "blogPost"] && _id == $id][0]{
  "document": @,
  "shownOn": *[
    _type == "site" && _id in [...coalesce(^.sites[]._ref, []), ^.site._ref]
    && !(_id in coalesce(^.excludedSites[]._ref, []))
  ] | order(_id asc)[0]{ "site": slug.current, url }
}`;
const answerSchema = z.object({
  result: z
    .object({
      document: z.record(z.string(), z.unknown()),
      shownOn: z.object({ site: z.string().min(1), url: z.url() }).nullable(),
    })
    .nullable(),
});

/**
 * Creates a link that shows the draft of one page, offer or post without sign-in until it expires. Reads the
 * draft with the caller's token and requires the right to change it: editors of one site can read the drafts
 * of all.
 * @param secret signs the link; undefined disables draft links
 */
export async function makeDraftLink(call: Call, secret: string | undefined): Promise<Response> {
  const { document, days } = await bodyOf(call.request, requestSchema);
  if (!secret) throw new ApiError('not_set_up', 'Draft links are not set up: DRAFT_LINK_SECRET is not set.');
  const draft = await draftAs(call, document);
  if (!draft)
    throw new ApiError('not_found', 'This draft doesn’t exist, or you don’t have permission to change it.');
  const until = new Date(Date.now() + days * DAY_MS);
  const token = draftLinkToken({ site: draft.site, document, until }, secret);
  const answer: DraftLinkAnswer = {
    url: new URL(`/draft-link/${token}`, draft.url).href,
    until: until.toISOString(),
  };
  call.office.report(
    'info',
    { site: draft.site, document, days, staff: call.staff.id },
    'draft_link_created',
  );
  return Response.json(answer);
}

async function draftAs({ request, staff, office }: Call, document: string) {
  const { projectId, dataset, host } = office.project;
  const base = host ?? `https://${projectId}.api.sanity.io`;
  const query = new URLSearchParams({
    query: DRAFT,
    $id: JSON.stringify(`drafts.${document}`),
    perspective: 'raw',
  });
  const response = await vendorFetch('sanity')(`${base}/${API_VERSION}/data/query/${dataset}?${query}`, {
    headers: { authorization: request.headers.get('authorization') ?? '' },
    cache: 'no-store',
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(() => null);
  const answer = response?.ok ? answerSchema.safeParse(await response.json().catch(() => null)) : null;
  if (!answer?.success) throw new ApiError('upstream_failed', 'Sanity isn’t responding. Please try again.');
  const draft = answer.data.result;
  return draft && isGranted(staff.grants, 'update', draft.document, staff.id) ? draft.shownOn : null;
}
