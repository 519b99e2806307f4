import { defineDocuments } from 'sanity/presentation';

/** A site by its address, as documents refer to it. */
const OF_SITE = 'url in [$origin, $origin + "/"]';
const SITE = `*[_type == "site" && ${OF_SITE}][0]`;
const PAGE = `_type == "page" && path.current == $path && site->${OF_SITE}`;
const PLACES = `(${SITE}.locations[]->)`;

/** A location is named by its own slug, or by its dealership's where the site says so: then its main one shows first. */
const LOCATION = `coalesce(
  select(${SITE}.settings.locationPathSlug == "dealership" => coalesce(
    ${PLACES}[dealership->slug.current == $last && primary == true][0]._id,
    ${PLACES}[dealership->slug.current == $last][0]._id
  )),
  ${PLACES}[slug.current == $last][0]._id
)`;

/**
 * Whose address it is: an editor's page, else an offer, a post, a location, a brand or a model by its parts. Only the
 * first route that fits is asked, so one question finds all of them.
 */
const FILTER = `
  (${PAGE}) || (
    _type in ["offer", "blogPost", "location", "manufacturer", "model"] && count(*[${PAGE}]) == 0 && (
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

/** The question of which document's page stands at an address of a site, and what it asks of the address. */
export function mainDocumentOf(origin: string, path: string) {
  const address = readable(path);
  const [first = '', ...more] = address.slice(1).split('/');
  return {
    filter: FILTER,
    params: { origin, path: address, first, last: more.at(-1) ?? first, depth: String(more.length + 1) },
  };
}

export const mainDocuments = defineDocuments([
  { route: ['/', '/:path*'], resolve: ({ origin = '', path }) => mainDocumentOf(origin, path) },
]);

/** An address without its escapes; one that breaks their rules as it is. */
function readable(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
