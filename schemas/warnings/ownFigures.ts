import type { ValidationContext } from 'sanity';

const API_VERSION = '2025-02-19';
/** The visible places of a site, each address once, the brands that it or they sell, and since when there is it. */
const OWN = `*[_type == "site" && _id == $site][0]{
  name,
  founded,
  "locations": count(array::unique((locations[]->)[coalesce(visible, true)]{
    "place": coalesce(lower(address.street) + "|" + lower(address.city), _id)
  }.place)),
  "brands": array::unique([manufacturer._ref, ...coalesce((locations[]->)[coalesce(visible, true)].manufacturers[]._ref, [])])
}`;

/** What a site can prove. */
export interface OwnFigures {
  name: string;
  locations: number;
  brands: number;
  /** undefined where nobody has said since when there is the dealer. */
  years: number | undefined;
}

type Asks = Pick<ValidationContext, 'document' | 'getClient'>;

/** The sites whose visitors read a document. */
function siteIdsOf(document: ValidationContext['document']): string[] {
  const { site, sites } = (document ?? {}) as { site?: { _ref?: string }; sites?: { _ref?: string }[] };
  return [site, ...(sites ?? [])].flatMap((reference) => reference?._ref ?? []);
}

/** The figures of every site that shows a document; none while it belongs to no site. */
export async function ownFigures({ document, getClient }: Asks): Promise<OwnFigures[]> {
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
