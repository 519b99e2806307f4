import { defineDocuments } from 'sanity/presentation';

/** A site by its address, as documents refer to it. */
const OF_SITE = 'url in [$origin, $origin + "/"]';
const PAGE = `_type == "page" && path.current == $path && site->${OF_SITE}`;

/**
 * Whose address it is: an editor's page, else an offer, a location or a model by the last part of the address. Only
 * the first route that fits is asked, so one question finds all of them.
 */
const FILTER = `
  (${PAGE}) || (
    count(*[${PAGE}]) == 0 && slug.current == $last && (
      (_type == "offer" && $first == "offers" && count(sites[@->${OF_SITE}]) > 0) ||
      (_type == "location" && $first != "offers" && _id in *[_type == "site" && ${OF_SITE}].locations[]._ref) ||
      (_type == "model" && $first == $last)
    )
  )
`;

export const mainDocuments = defineDocuments([
  {
    route: ['/', '/:path*'],
    resolve: ({ origin = '', path }) => {
      const address = readable(path);
      const [first = '', ...more] = address.slice(1).split('/');
      return { filter: FILTER, params: { origin, path: address, first, last: more.at(-1) ?? first } };
    },
  },
]);

/** An address without its escapes; one that breaks their rules as it is. */
function readable(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
