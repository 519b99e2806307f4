import { formatDate } from '../../platform/text/format.ts';
import { type Addresses, linkTarget } from '../../sites/link-target.ts';
import { partsOf, placesOf } from '../../sites/nested-objects.ts';
import { redirectTable } from '../../sites/redirects.ts';
import { isTranslation } from '../../sites/translations.ts';
import { type Finding, findingOf, type Mend, type Named } from './report.ts';
import type { LakeDocument, ReportedSite } from './reported-site.ts';

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');
const currentOf = (value: unknown) => textOf((value as { current?: unknown } | undefined)?.current);
const refOf = (value: unknown) => textOf((value as { _ref?: unknown } | undefined)?._ref);

/**
 * Names a document by its title or first text.
 * @param path the field to correct
 */
export const namedDocument = (document: LakeDocument, detail: string, path?: string): Named => {
  const { _id: id, _type: type, title, name, heading, text, from } = document;
  const words = [title, name, heading, text, from].map(textOf).find(Boolean);
  const mend: Mend = { kind: 'document', id, type, ...(path && { path }) };
  return { title: words ?? 'Untitled', detail, target: { kind: 'document', id, type }, mend };
};

function addressesOf({ contents, models, settings, features }: ReportedSite): Addresses {
  const at = (type: string, field: string) =>
    new Set(
      contents
        .filter((document) => document._type === type && !isTranslation(document))
        .map((document) => currentOf(document[field]))
        .filter(Boolean),
    );
  const redirects = contents.filter(({ _type }) => _type === 'redirect');
  return {
    pages: at('page', 'path'),
    posts: at('blogPost', 'slug'),
    offers: at('offer', 'slug'),
    models: new Set(models),
    redirects: redirectTable(
      redirects.map(({ from, to, permanent }) => ({
        from: textOf(from),
        to: textOf(to),
        permanent: permanent !== false,
      })),
    ),
    settings,
    features,
  };
}

/** Checks a site's published content, without network requests. */
export function checkContent(site: ReportedSite, now: Date): Finding[] {
  return [
    findingOf('linksDead', deadLinks(site)),
    findingOf('offersEnded', endedOffers(site, now)),
    findingOf(
      'pagesWithoutDescription',
      site.contents
        .filter((document) => document._type === 'page' && needsDescription(document))
        .map((document) => namedDocument(document, currentOf(document.path), 'seo.description')),
    ),
  ];
}

function needsDescription({ seo }: LakeDocument): boolean {
  const { description, noindex } = (seo ?? {}) as { description?: unknown; noindex?: unknown };
  return !textOf(description) && noindex !== true;
}

/** Returns each broken link once per document. */
function deadLinks(site: ReportedSite): Named[] {
  const addresses = addressesOf(site);
  const ids = new Set(site.contents.map(({ _id }) => _id));
  return site.contents.flatMap((document) => {
    /** The first place of each broken link. */
    const dead = new Map<string, string>();
    const add = (detail: string, place: string) => dead.has(detail) || dead.set(detail, place);
    // Skip shared documents: their links may work on another of their sites.
    const isOwn = refOf(document.site) !== '';
    for (const { part, path: place } of placesOf(document)) {
      const { kind, path, page } = part;
      if (kind === 'path' && typeof path === 'string' && !linkTarget(path, addresses))
        if (isOwn) add(`to ${path}`, place);
      if (kind === 'page' && isOwn && refOf(page) && !ids.has(refOf(page)))
        add('to a page that is no longer published', place);
    }
    return [...dead].map(([detail, place]) => namedDocument(document, detail, place));
  });
}

/** Returns expired offers, those still linked first. */
function endedOffers({ contents, timeZone }: ReportedSite, now: Date): Named[] {
  const linkedNames = new Set(
    contents.flatMap((document) =>
      [...partsOf(document)].flatMap(({ _ref, kind, path }) => [
        textOf(_ref),
        kind === 'path' ? (/^\/offers\/(?:.*\/)?([^/?#]+)/.exec(textOf(path))?.[1] ?? '') : '',
      ]),
    ),
  );
  return contents
    .filter((document) => {
      const { _type, endsAt } = document;
      if (_type !== 'offer' || isTranslation(document)) return false;
      return textOf(endsAt) && new Date(textOf(endsAt)) <= now;
    })
    .map((offer) => ({
      offer,
      isLinked: linkedNames.has(offer._id) || linkedNames.has(currentOf(offer.slug)),
    }))
    .toSorted((one, other) => Number(other.isLinked) - Number(one.isLinked))
    .map(({ offer, isLinked }) =>
      namedDocument(
        offer,
        [`ended on ${formatDate(textOf(offer.endsAt), timeZone)}`, isLinked && 'still linked']
          .filter(Boolean)
          .join(', '),
        'endsAt',
      ),
    );
}

/** A document that contains a link, with the place of the link in it. */
export interface LinkPlace {
  document: LakeDocument;
  path: string;
}

/** Returns a site's external links, each URL with the documents that contain it. */
export function outsideLinks({ contents }: Pick<ReportedSite, 'contents'>): Map<string, LinkPlace[]> {
  const links = new Map<string, LinkPlace[]>();
  for (const document of contents)
    for (const { part, path } of placesOf(document)) {
      const address = part.kind === 'url' ? textOf(part.url) : '';
      if (!address) continue;
      const places = links.get(address) ?? [];
      if (!places.some((place) => place.document === document))
        links.set(address, [...places, { document, path }]);
    }
  return links;
}
