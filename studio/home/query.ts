import { LINKING_TYPES } from '@forecourt/lib/sites/linking-types';
import type { SanityDocument } from 'sanity';
import { CALENDAR_QUERY, type CalendarAnswer } from '../calendar/entries.ts';
import { ifDefined, partsProjection } from './projection.ts';

const IS_DRAFT = '_id in path("drafts.**")';
const IS_VERSION = '_id in path("versions.**")';
const IS_PUBLISHED = `!(${IS_DRAFT}) && !(${IS_VERSION})`;

/** Locations and models contain links and pictures too, and several sites share them. */
const LINKING = [...LINKING_TYPES, 'location', 'model'];

export interface HomeSite {
  id: string;
  name: string;
  zone: string | null;
  locations: string[];
  settings: Record<string, unknown> | null;
  features: Record<string, unknown> | null;
}

export interface Summary {
  _id: string;
  _type: string;
  _updatedAt: string;
  title: string | null;
  sites: (string | null)[] | null;
}

/** A campaign or other release that is not scheduled or published yet. */
interface OpenRelease {
  name: string;
  title: string | null;
  description: string | null;
  _updatedAt: string;
}

/** Everything the home page reads. Drafts and published documents are separate. */
export interface HomeAnswer {
  sites: HomeSite[];
  releases: OpenRelease[];
  drafts: Summary[];
  recent: Summary[];
  calendar: CalendarAnswer;
  /** Partial documents, as projected by `projection.ts`. */
  contents: SanityDocument[];
  published: string[];
}

const SUMMARY = `
  _id, _type, _updatedAt,
  "title": coalesce(title, name, heading, text, customer_name, from, site->name),
  "sites": coalesce(sites[]._ref, [site._ref])`;
const WRITTEN = '!(_type in path("system.**")) && !(_type in path("sanity.**"))';

/** The title of a document, and the parts that may have problems. */
const CONTENTS = `{
    ${partsProjection(LINKING)},
    ${['title', 'name', 'heading', 'text', 'from', 'to', 'permanent', 'language', 'date', 'endsAt', 'path', 'slug'].map((name) => ifDefined(name, name)).join(', ')},
    ${['site{_ref}', 'sites[]{_ref}', 'excludedSites[]{_ref}'].map((part) => ifDefined(part.replace(/\W.*/, ''), part)).join(', ')},
    defined(seo) => {seo{
      noindex, "description": coalesce(description, "") != "",
      defined(image) => {image{_type, asset{_ref}, "alt": coalesce(alt, "") != ""}}
    }},
    _id, _type, _updatedAt
  }`;

/**
 * One query, so that the figures are consistent with each other. Reads drafts and published documents
 * separately.
 */
export const HOME_QUERY = `{
  "sites": *[_type == "site" && defined(slug.current) && ${IS_PUBLISHED}] | order(lower(name) asc) {
    "id": _id, "name": coalesce(name, url, _id), "zone": settings.timeZone,
    "locations": coalesce(locations[]._ref, []), settings,
    "features": *[_type == "siteFeatures" && site._ref == ^._id && ${IS_PUBLISHED}][0]
  },
  "releases": *[_type == "system.release" && state == "active"] | order(_updatedAt desc) {
    "name": array::join(string::split(_id, ".")[2...10], "."), _updatedAt,
    "title": metadata.title, "description": metadata.description
  },
  "drafts": *[${IS_DRAFT} && ${WRITTEN}] | order(_updatedAt desc) { ${SUMMARY} },
  "recent": *[${WRITTEN} && !(${IS_VERSION})] | order(_updatedAt desc)[0...60] { ${SUMMARY} },
  "calendar": ${CALENDAR_QUERY},
  "contents": *[_type in ${JSON.stringify(LINKING)} && !(${IS_VERSION})] ${CONTENTS},
  "published": *[${IS_PUBLISHED} && ${WRITTEN}]._id
}`;
