import { setTimeout as wait } from 'node:timers/promises';
import { ClientError, type SanityClient } from '@sanity/client';
import { z } from 'zod';
import type { Queryable } from '../../platform/database/client.server.ts';
import { ApiError } from '../../platform/request/api-error.ts';
import { dealershipId, type KnownDealerships, knownDealerships } from '../new-site/existing.server.ts';
import { gatherFacts } from '../new-site/gather.server.ts';
import { type PutPicture, pictureStore } from '../new-site/hero-pictures.server.ts';
import { knownPlaces } from '../new-site/known-places.server.ts';
import { coloursOf, type ReadLogo, readLogo } from '../new-site/logo.server.ts';
import type { NewSiteFacts } from '../new-site/new-site-facts.ts';
import {
  type CheckAnswer,
  type KnownPlace,
  LOGO_BYTES,
  type MakeAnswer,
  type NewSiteCall,
  newSiteCallSchema,
  type PlanAnswer,
  type ProofAnswer,
} from '../new-site/office-contract.ts';
import { NewSiteError } from '../new-site/problem.ts';
import { colourSchema } from '../new-site/request.ts';
import { sendTestLead } from '../new-site/test-lead.server.ts';
import { validateRequest } from '../new-site/validate.server.ts';
import { writePlan } from '../new-site/write.server.ts';
import { bodyOf, type Call, tokenOf } from './call.server.ts';
import { expectStaffRate } from './expect-rate.server.ts';

type Plan = PlanAnswer & Parameters<typeof writePlan>[1];

/** Dependencies from other folders. */
export interface NewSiteParts {
  /** A client of the content lake with the permissions of a token. */
  lake: (token: string) => SanityClient;
  plan: (facts: NewSiteFacts) => Plan;
  /** Returns a check whether a photo of the stock may be fetched from a URL. */
  mayLoad: (db: Queryable) => Promise<(address: URL) => boolean>;
  /** Each site is served at `<slug>.<suffix>`. */
  hostSuffixes: () => readonly string[];
  /** Returns whether a host serves a site yet. */
  isShown: (host: string, site: string) => Promise<boolean>;
}

/** A logo in base64, and the form's entries. */
const MAX_BYTES = Math.ceil((LOGO_BYTES * 4) / 3) + 128 * 1024;
const FORBIDDEN = [401, 403];

const checkSchema = newSiteCallSchema.extend({
  wantsPlan: z.boolean().default(false),
  wantsPlaces: z.boolean().default(false),
});
const chosenSchema = z.object({ dealerships: z.array(z.string()).max(50).catch([]).default([]) });
const siteSchema = z
  .object({
    name: z.string(),
    url: z.string(),
    hosts: z.array(z.string()),
    dealership: z.object({ id: z.string(), slug: z.string() }),
    leads: z.array(z.string()).min(1),
  })
  .nullable();
const SITE = `*[_type == "site" && slug.current == $site && !(_id in path("drafts.**"))][0]{
  name, url, "hosts": coalesce(hosts, []),
  "dealership": dealerships[0]->{ "id": _id, "slug": coalesce(slug.current, _id) },
  "leads": coalesce(
    *[_type == "leadDelivery" && _id == "leadDelivery.site." + ^._id][0].leadChannels[isOn == true && kind == "mail"][0].emails,
    *[_type == "leadDelivery" && _id == "leadDelivery.dealership." + ^.dealerships[0]._ref][0].leadEmails,
    dealerships[0]->leadEmails,
    []
  )
}`;

/**
 * Creates the endpoints of the studio's new-site assistant, which writes to the content lake with the
 * caller's token, so that the caller's role applies there too.
 */
export const newSites = (parts: NewSiteParts) => ({
  /**
   * Returns problems of the entries and colours; with `wantsPlan` also a preview, with `wantsPlaces` what is known
   * of the dealerships' locations.
   */
  check: async (call: Call): Promise<Response> => {
    await expectMaker(call, 'staffNewSiteCheck');
    const { wantsPlan, wantsPlaces, ...entries } = await bodyOf(call.request, checkSchema, MAX_BYTES);
    const { client, known, request, problems } = await validate(parts, call, entries);
    const answer: CheckAnswer = {
      problems,
      look: null,
      dealerships: [...known.values()]
        .map(({ id, name }) => ({ id, name }))
        .toSorted((one, other) => one.name.localeCompare(other.name)),
      places: wantsPlaces ? await placesOfChosen(call, entries, { client, known }) : [],
      plan: null,
    };
    try {
      const logo = await logoOf(entries);
      const colour = (value: unknown) => colourSchema.safeParse(value).data;
      const { accent, brand } = entries.request;
      answer.look = await coloursOf(logo, { accent: colour(accent), brand: colour(brand) });
      if (request && wantsPlan) {
        const facts = await gathered(
          parts,
          call,
          { client, known, request, logo },
          pictureStore(client, true),
        );
        const { url, pages, legalLine, cars, toCheck } = parts.plan(facts);
        answer.plan = { url, pages, legalLine, cars, toCheck };
      }
    } catch (error) {
      answer.problems = [...problems, ...problemsIn(error)];
    }
    return Response.json(answer);
  },

  /** Creates the site, in one transaction. */
  make: async (call: Call): Promise<Response> => {
    await expectMaker(call, 'staffNewSite');
    const entries = await bodyOf(call.request, newSiteCallSchema, MAX_BYTES);
    const { client, known, request, problems } = await validate(parts, call, entries);
    if (!request) return Response.json({ problems, made: null } satisfies MakeAnswer);
    try {
      const logo = await logoOf(entries);
      const facts = await gathered(
        parts,
        call,
        { client, known, request, logo },
        pictureStore(client, false),
      );
      const plan = parts.plan(facts);
      await writePlan(client, plan);
      call.office.report('info', { staff: call.staff.id, site: request.slug }, 'site_created');
      const newSite = { slug: request.slug, url: plan.url, toCheck: plan.toCheck };
      return Response.json({ problems: [], made: newSite } satisfies MakeAnswer);
    } catch (error) {
      if (error instanceof ClientError && FORBIDDEN.includes(error.statusCode)) throw noRights();
      return Response.json({ problems: problemsIn(error), made: null } satisfies MakeAnswer);
    }
  },

  /** Checks that a site's hosts serve it, and sends a test enquiry. */
  prove: async (call: Call, slug: string): Promise<Response> => {
    await expectMaker(call, 'staffNewSiteProof');
    const site = siteSchema.parse(await lakeOf(parts, call).fetch(SITE, { site: slug }));
    if (!site) throw new ApiError('not_found', 'There is no such site.');
    const [hosts, lead] = await Promise.all([
      Promise.all(
        site.hosts.map(async (host) => ({
          host,
          isShown: await becomesTrue(() => parts.isShown(host, slug)),
        })),
      ),
      sendTestLead(call.office.pool, {
        siteSlug: slug,
        siteName: site.name,
        url: site.url,
        dealership: site.dealership,
        leads: site.leads,
      }),
    ]);
    return Response.json({ hosts, lead } satisfies ProofAnswer);
  },
});

const noRights = () => new ApiError('no_rights', 'Only administrators can create sites.');

async function expectMaker(
  { staff, office }: Call,
  rate: 'staffNewSite' | 'staffNewSiteCheck' | 'staffNewSiteProof',
): Promise<void> {
  if (!staff.mayCreateSites) throw noRights();
  await expectStaffRate({ staff, office }, rate);
}

const lakeOf = ({ lake }: NewSiteParts, { request }: Call): SanityClient => lake(tokenOf(request) ?? '');

async function validate(parts: NewSiteParts, call: Call, { request, isNewDealership = false }: NewSiteCall) {
  const client = lakeOf(parts, call);
  const dealerships = await knownDealerships(client, call.office.pool);
  // The logo is uploaded with the request. Drop a `logo` entry: it is a path on this server.
  const { logo: _path, ...requestInWords } = request;
  return {
    client,
    known: dealerships,
    ...(await validateRequest(
      requestInWords,
      dealerships,
      { client, suffixes: parts.hostSuffixes() },
      { isNewDealership },
    )),
  };
}

function placesOfChosen(
  { office }: Call,
  { request }: NewSiteCall,
  { client, known }: { client: SanityClient; known: KnownDealerships },
): Promise<KnownPlace[]> {
  const ids = chosenSchema.parse(request).dealerships.map((entry) => dealershipId(entry, known));
  return knownPlaces(
    client,
    office.pool,
    [...new Set(ids)].filter((id) => known.has(id)),
  );
}

const logoOf = async ({ logo }: NewSiteCall): Promise<ReadLogo | null> =>
  logo ? readLogo(Buffer.from(logo.content, 'base64'), logo.filename) : null;

async function gathered(
  { mayLoad }: NewSiteParts,
  { request: { headers }, office }: Call,
  {
    request,
    ...sources
  }: Pick<Parameters<typeof gatherFacts>[1], 'client' | 'known' | 'logo'> & {
    request: Parameters<typeof gatherFacts>[0];
  },
  putPicture: PutPicture,
): Promise<NewSiteFacts> {
  const localPort = headers.get('host')?.split(':')[1] ?? '';
  const db = office.pool;
  const mayLoadNow = await mayLoad(db);
  return (await gatherFacts(request, { ...sources, db, put: putPicture, mayLoad: mayLoadNow, localPort }))
    .facts;
}

/** @throws the error itself unless it lists problems of the entries */
function problemsIn(error: unknown) {
  if (error instanceof NewSiteError) return [...error.problems];
  throw error;
}

/** How long to wait for the webhook that makes the storefront serve the site. */
const PATIENCE_MS = 15_000;
const LOOK_EVERY_MS = 300;

async function becomesTrue(look: () => Promise<boolean>): Promise<boolean> {
  for (const until = Date.now() + PATIENCE_MS; Date.now() < until; await wait(LOOK_EVERY_MS))
    if (await look()) return true;
  return false;
}
