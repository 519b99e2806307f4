import type { SanityClient } from '@sanity/client';
import type { Queryable } from '../../platform/database/client.server.ts';
import { type KnownDealerships, knownDocuments, placeProblems } from './existing.server.ts';
import { heroPictures, type PutPicture } from './hero-pictures.server.ts';
import { coloursOf, type ReadLogo } from './logo.server.ts';
import { matchPlaces } from './match-places.ts';
import type { NewSiteDealership, NewSiteFacts } from './new-site-facts.ts';
import { NewSiteError } from './problem.ts';
import type { NewSiteRequest } from './request.ts';
import { stockSummary } from './stock.server.ts';

interface Sources {
  client: SanityClient;
  db: Queryable;
  known: KnownDealerships;
  logo: ReadLogo | null;
  put: PutPicture;
  /** Returns whether a photo of the stock may be fetched from a URL. */
  mayLoad: (address: URL) => boolean;
  localPort: string;
}

/**
 * Gathers what a new site is built from: request, stock, logo colours, best photos.
 * @returns `notes` describe adjustments of the colours
 * @throws NewSiteError for an unusable colour or an unknown location
 */
export async function gatherFacts(
  request: NewSiteRequest,
  { client, db, known, logo, put, mayLoad, localPort }: Sources,
): Promise<{ facts: NewSiteFacts; notes: string[] }> {
  const { colours, notes } = await coloursOf(logo, request);
  const dealerships = request.dealerships.map(
    (id): NewSiteDealership => known.get(id) ?? { id, name: request.name, slug: id, leadEmails: null },
  );
  const stock = await stockSummary(db, request.dealerships);
  const parts = await knownDocuments(client, stock.newMakes);
  const problems = placeProblems(request, [...stock.places.map(({ id }) => id), ...parts.knownLocations]);
  if (problems.length > 0) throw new NewSiteError(problems);
  const { matched, unnamed } = matchPlaces(request, stock.places);
  const facts: NewSiteFacts = {
    request,
    colours,
    dealerships: dealerships as [NewSiteDealership, ...NewSiteDealership[]],
    stock,
    places: matched,
    unnamedPlaces: unnamed,
    ...parts,
    logoId: logo && (await put(logo.bytes, logo.filename)),
    pictures: await heroPictures(stock, put, mayLoad),
    localPort,
    now: new Date(),
  };
  return { facts, notes };
}
