import { matchPlaces } from '@forecourt/lib/new-site/places';
import type { NewSiteRequest } from '@forecourt/lib/new-site/request';
import { stockSummary } from '@forecourt/lib/new-site/stock.server';
import type { NewSiteDealership, NewSiteFacts } from '@forecourt/schemas/new-site/facts';
import type { SanityClient } from '@sanity/client';
import type pg from 'pg';
import { Advice } from '../../terminal/steps.mjs';
import { type KnownDealerships, knownParts, placeProblems } from './existing.ts';
import { coloursOf, heroPictures, type PutPicture, readLogo } from './pictures.ts';

interface Sources {
  client: SanityClient;
  pool: pg.Pool;
  known: KnownDealerships;
  put: PutPicture;
  /** The storefront's port on this machine; empty for none. */
  localPort: string;
  report: (detail: string) => void;
}

/**
 * Everything a new site is made of: what was asked, the stock, the colours of the logo, the best photos.
 * @throws Advice for a logo, a colour or a location that will not do
 */
export async function gatherFacts(
  request: NewSiteRequest,
  { client, pool, known, put, localPort, report }: Sources,
): Promise<NewSiteFacts> {
  const logo = request.logo ? await readLogo(request.logo) : null;
  const { colours, notes } = await coloursOf(logo, request);
  report([`accent ${colours.accent}, dark ground ${colours.brand}`, ...notes].join('. '));
  const dealerships = request.dealerships.map(
    (id): NewSiteDealership => known.get(id) ?? { id, name: request.name, slug: id, leadEmails: null },
  );
  const stock = await stockSummary(pool, request.dealerships);
  const parts = await knownParts(client, stock.newMakes);
  const problems = placeProblems(request, [...stock.places.map(({ id }) => id), ...parts.knownLocations]);
  if (problems.length > 0) throw new Advice(problems.join('\n'));
  const { matched, unnamed } = matchPlaces(request, stock.places);
  return {
    request,
    colours,
    dealerships: dealerships as [NewSiteDealership, ...NewSiteDealership[]],
    stock,
    places: matched,
    unnamedPlaces: unnamed,
    ...parts,
    logoId: logo && (await put(logo.bytes, logo.filename)),
    pictures: await heroPictures(stock, put),
    localPort,
    now: new Date(),
  };
}
