import { z } from 'zod';
import { slugify } from '../../sites/slugs.ts';
import {
  dealershipId,
  dealershipProblems,
  existingProblems,
  type HostRules,
  type KnownDealerships,
} from './existing.server.ts';
import { hostOf } from './host.ts';
import { type PartProblem, problemsOf } from './problem.ts';
import { type NewSiteRequest, newSiteRequestSchema } from './request.ts';

/** Limits for entries that are looked up; longer ones fail the request's schema. */
const line = z.string().max(300);
const lines = z.array(line).max(50).catch([]);

/** The fields that are checked against the content lake even if the request is incomplete. */
const writtenSchema = z.object({
  name: line.catch(''),
  slug: line.optional().catch(undefined),
  hosts: lines,
  dealerships: lines,
});

/**
 * Validates a request for a new site: its schema, dealerships, and conflicts with existing sites. Reports all
 * problems at once.
 * @param raw the entries, possibly incomplete
 * @param options.isNewDealership accepts dealerships that are not known yet
 * @returns `request` is null if there are problems
 */
export async function validateRequest(
  raw: unknown,
  dealershipsById: KnownDealerships,
  rules: HostRules,
  { isNewDealership }: { isNewDealership: boolean },
): Promise<{ request: NewSiteRequest | null; problems: PartProblem[] }> {
  const { name, slug, hosts, dealerships } = writtenSchema.catch(writtenSchema.parse({})).parse(raw);
  const unknown = isNewDealership ? [] : dealershipProblems(dealerships, dealershipsById);
  const parsedRequest = newSiteRequestSchema.safeParse(
    dealerships.length > 0
      ? { ...(raw as object), dealerships: dealerships.map((entry) => dealershipId(entry, dealershipsById)) }
      : raw,
  );
  const problems = [
    // For a mistyped name, suggest similar names instead of reporting the characters allowed in an id.
    ...unknown,
    ...(parsedRequest.error ? problemsOf(parsedRequest.error) : []).filter(
      ({ part }) => !unknown.some((one) => one.part === part),
    ),
    ...(await existingProblems(rules, {
      slug: slug ?? slugify(name),
      // Keep invalid hosts as empty strings, because problems refer to hosts by index.
      hosts: hosts.map((host) => hostOf(host) ?? ''),
    })),
  ];
  return { request: problems.length === 0 ? (parsedRequest.data ?? null) : null, problems };
}
