import { splitLanguage } from '@forecourt/lib/platform/language/languages';
import { decoded } from '@forecourt/lib/platform/text/decoded';
import { IS_ENGLISH } from '@forecourt/lib/sites/translations';
import { defineDocuments } from 'sanity/presentation';
import { isPagePath } from './pagePath.ts';

/** Selects a site by URL, as referenced by documents. */
const OF_SITE = 'url in [$origin, $origin + "/"]';
const SITE = `*[_type == "site" && ${OF_SITE}][0]`;
const AT_PATH = `_type == "page" && path.current == $path && site->${OF_SITE}`;
/** The translation of a page, or the English page that is shown without one. */
const PAGE = `${AT_PATH} && coalesce(language, "en") == select(
  count(*[${AT_PATH} && language == $language]) > 0 => $language, "en"
)`;
const PLACES = `(${SITE}.locations[]->)`;

/**
 * A location is identified by its slug, or by its dealership's slug if the site is configured so. Then its
 * main location is listed first.
 */
const LOCATION = `coalesce(
  select(${SITE}.settings.locationPathSlug == "dealership" => coalesce(
    ${PLACES}[dealership->slug.current == $last && primary == true][0]._id,
    ${PLACES}[dealership->slug.current == $last][0]._id
  )),
  ${PLACES}[slug.current == $last][0]._id
)`;

/**
 * Selects the document of a path: a page, or else an offer, post, location, brand or model. One query covers
 * all routes, as Presentation uses only the first matching one.
 */
const FILTER = `
  (${PAGE}) || (
    _type in ["offer", "blogPost", "location", "manufacturer", "model"] && ${IS_ENGLISH} && count(*[${PAGE}]) == 0 && (
      (_type == "offer" && $first == "offers" && slug.current == $last && count(sites[@->${OF_SITE}]) > 0) ||
      (_type == "blogPost" && $first == "blog" && $depth == "2" && slug.current == $last && site->${OF_SITE}) ||
      (_type == "location" && $depth == "2" &&
        $first == coalesce(${SITE}.settings.locationPathBase, "contact-us") && _id == ${LOCATION}) ||
      (_type == "manufacturer" && $depth == "2" && (
        ($first == "brands" && slug.current == $last) || ($last == "overview" && slug.current == $first)
      )) ||
      (_type == "model" && $depth == "1" && slug.current == $last)
    )
  )
`;

/** Returns the filter and parameters of the document at a path of a site. */
export function mainDocumentOf(origin: string, path: string) {
  const { language, path: address } = splitLanguage(decoded(path) ?? path);
  const [first = '', ...more] = address.slice(1).split('/');
  return {
    filter: FILTER,
    params: {
      origin,
      language,
      path: address,
      first,
      last: more.at(-1) ?? first,
      depth: String(more.length + 1),
    },
  };
}

export const mainDocuments = defineDocuments([
  {
    route: ['/', '/:path*'],
    // A preview starts at an address that is no page and redirects to one.
    resolve: ({ origin = '', path }) => (isPagePath(path) ? mainDocumentOf(origin, path) : undefined),
  },
]);
