import type { ValidationContext } from 'sanity';

const API_VERSION = '2025-02-19';
/** The visible locations of a site (each address once), its brands, and its year of foundation. */
const OWN = `*[_type == "site" && _id == $site][0]{
  name,
  founded,
  "locations": count(array::unique((locations[]->)[coalesce(visible, true)]{
    "place": coalesce(lower(address.street) + "|" + lower(address.city), _id)
  }.place)),
  "brands": array::unique([manufacturer._ref, ...coalesce((locations[]->)[coalesce(visible, true)].manufacturers[]._ref, [])])
}`;

/** Figures that a site can prove. */
export interface SiteFigures {
  name: string;
  locations: number;
  brands: number;
  years: number | undefined;
}

type Asks = Pick<ValidationContext, 'document' | 'getClient'>;

function siteIdsOf(document: ValidationContext['document']): string[] {
  const { site, sites } = (document ?? {}) as { site?: { _ref?: string }; sites?: { _ref?: string }[] };
  return [site, ...(sites ?? [])].flatMap((reference) => reference?._ref ?? []);
}

export async function siteFigures({ document, getClient }: Asks): Promise<SiteFigures[]> {
  const client = getClient({ apiVersion: API_VERSION });
  const answers = await Promise.all(
    siteIdsOf(document).map((site) =>
      client.fetch<{
        name: string | null;
        founded: number | null;
        locations: number | null;
        brands: (string | null)[] | null;
      } | null>(OWN, { site }, { tag: 'validation.claims' }),
    ),
  );
  return answers.flatMap((own) =>
    own
      ? [
          {
            name: own.name ?? 'The site',
            locations: own.locations ?? 0,
            brands: (own.brands ?? []).filter(Boolean).length,
            years: own.founded ? new Date().getFullYear() - own.founded : undefined,
          },
        ]
      : [],
  );
}
