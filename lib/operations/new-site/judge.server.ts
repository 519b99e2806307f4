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

/** Longer, or more of them, no request may have: nobody is asked about it, and the request's own rules say what is wrong. */
const line = z.string().max(300);
const lines = z.array(line).max(50).catch([]);

/** The parts of a request that are compared with the content lake before the request is complete; empty parts are not. */
const writtenSchema = z.object({
  name: line.catch(''),
  slug: line.optional().catch(undefined),
  hosts: lines,
  dealerships: lines,
});

/**
 * Whether a site can be made of what somebody wrote: by its own rules, by the dealerships that there are, and by the sites
 * that there are. Everything that is wrong is told at once.
 * @param raw what was written, whole or not
 * @param rules where the sites that there are stand, and which hosts they have
 * @param options.isNewDealership whether its dealership need not be known yet
 * @returns the request, null while something is wrong
 */
export async function judgeRequest(
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
    // A mistyped name is answered with the nearest name, not with the rules for letters of an id.
    ...unknown,
    ...(parsedRequest.error ? problemsOf(parsedRequest.error) : []).filter(
      ({ part }) => !unknown.some((one) => one.part === part),
    ),
    ...(await existingProblems(rules, {
      slug: slug ?? slugify(name),
      // An invalid host stays in the list as an empty text, since problems are found by position.
      hosts: hosts.map((host) => hostOf(host) ?? ''),
    })),
  ];
  return { request: problems.length === 0 ? (parsedRequest.data ?? null) : null, problems };
}
