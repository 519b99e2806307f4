interface Head {
  path: string;
  title: string;
  description: string;
  hasCanonical: boolean;
}

/** Search engines cut off longer titles. */
const LONGEST_TITLE = 65;
const DESCRIPTION = { shortest: 40, longest: 320 } as const;

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  quot: '"',
  lt: '<',
  gt: '>',
  '#x27': "'",
  '#39': "'",
};
const decode = (html: string) => html.replace(/&(#?\w+);/g, (entity, name) => ENTITIES[name] ?? entity);

function headOf(path: string, html: string): Head {
  const [, title = ''] = /<title>([^<]*)<\/title>/.exec(html) ?? [];
  const [, description = ''] = /<meta name="description" content="([^"]*)"/.exec(html) ?? [];
  const hasCanonical = html.includes('<link rel="canonical"');
  return { path, title: decode(title), description: decode(description), hasCanonical };
}

/**
 * Returns problems with titles, descriptions and canonical links of a site's public addresses. Titles and
 * descriptions must be unique; titles must fit search results; a vehicle's title must have its stock number.
 * @param pages the HTML of each address
 */
export function headProblems(pages: ReadonlyMap<string, string>): string[] {
  const heads = [...pages].map(([path, html]) => headOf(path, html));
  return [
    ...heads.flatMap(({ path, title }) =>
      title.length > 0 && title.length <= LONGEST_TITLE ? [] : [`${path}: its title is '${title}'`],
    ),
    ...heads.flatMap(({ path, description: { length } }) =>
      length >= DESCRIPTION.shortest && length <= DESCRIPTION.longest
        ? []
        : [`${path}: its description has ${length} letters`],
    ),
    ...heads.flatMap(({ path, hasCanonical }) => (hasCanonical ? [] : [`${path}: no canonical address`])),
    ...heads.flatMap(({ path, title }) =>
      !path.includes('/cars/') || title.includes(stockNumberOf(path))
        ? []
        : [`${path}: its title '${title}' is without its stock number`],
    ),
    ...repeated(heads, 'title'),
    ...repeated(heads, 'description'),
  ];
}

export const stockNumberOf = (path: string): string => path.split('-').at(-1)?.toUpperCase() ?? '';

function repeated(heads: readonly Head[], field: 'title' | 'description'): string[] {
  return [...Map.groupBy(heads, (head) => head[field])]
    .filter(([words, same]) => words && same.length > 1)
    .map(([words, same]) => `the ${field} '${words}' at ${same.map(({ path }) => path).join(', ')}`);
}

export function headingProblems(pages: ReadonlyMap<string, string>): string[] {
  return [...pages].flatMap(([path, html]) => {
    const headings = [...html.matchAll(/<h1\b[^>]*>(.*?)<\/h1>/gs)].map(([, words = '']) =>
      words.replaceAll(/<[^>]+>/g, '').trim(),
    );
    return headings.length === 1 && headings[0]
      ? []
      : [`${path}: its main headings are ${JSON.stringify(headings)}`];
  });
}
