import { formatDate } from '../../platform/text/format.ts';
import { type Addresses, linkTarget } from '../../sites/link-target.ts';
import { partsOf } from '../../sites/nested-objects.ts';
import { redirectTable } from '../../sites/redirects.ts';
import { type Finding, findingOf, type Named } from './report.ts';
import type { LakeDocument, ReportedSite } from './reported-site.ts';

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');
const currentOf = (value: unknown) => textOf((value as { current?: unknown } | undefined)?.current);
const refOf = (value: unknown) => textOf((value as { _ref?: unknown } | undefined)?._ref);

/** Names a document by its title or first text. */
export const namedDocument = (document: LakeDocument, detail: string): Named => {
  const { _id: id, _type: type, title, name, heading, text, from } = document;
  const words = [title, name, heading, text, from].map(textOf).find(Boolean);
  return { title: words ?? 'Untitled', detail, target: { kind: 'document', id, type } };
};

function addressesOf({ contents, models, settings, features }: ReportedSite): Addresses {
  const at = (type: string, field: string) =>
    new Set(
      contents
        .filter(({ _type }) => _type === type)
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
        .map((document) => namedDocument(document, currentOf(document.path))),
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
    const dead = new Set<string>();
    // Skip shared documents: their links may work on another of their sites.
    const isOwn = refOf(document.site) !== '';
    for (const { kind, path, page } of partsOf(document)) {
      if (kind === 'path' && typeof path === 'string' && !linkTarget(path, addresses))
        if (isOwn) dead.add(`to ${path}`);
      if (kind === 'page' && isOwn && refOf(page) && !ids.has(refOf(page)))
        dead.add('to a page that is no longer published');
    }
    return [...dead].map((detail) => namedDocument(document, detail));
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
    .filter(({ _type, endsAt }) => _type === 'offer' && textOf(endsAt) && new Date(textOf(endsAt)) <= now)
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
      ),
    );
}

/** Returns a site's external links, each URL with the documents that contain it. */
export function outsideLinks({ contents }: Pick<ReportedSite, 'contents'>): Map<string, LakeDocument[]> {
  const links = new Map<string, LakeDocument[]>();
  for (const document of contents)
    for (const { kind, url } of partsOf(document)) {
      const address = kind === 'url' ? textOf(url) : '';
      if (!address) continue;
      const documents = links.get(address) ?? [];
      if (!documents.includes(document)) links.set(address, [...documents, document]);
    }
  return links;
}
