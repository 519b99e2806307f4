import { IS_ENGLISH } from '@forecourt/lib/sites/translations';
import { defineQuery } from 'groq';
import { pictureFragment } from '../fragments/picture.ts';
import { portableTextFragment } from '../fragments/portableText.ts';
import { stockFilterFragment } from '../fragments/stockFilter.ts';
import { isTranslationFragment } from '../fragments/translation.ts';

/** The posts of a site ($site) in $language, newest first, including scheduled ones (OPEN-101, HOME-29 to HOME-33). */
export const blogPostsQuery = defineQuery(`
  *[_type == "blogPost" && ${IS_ENGLISH} && site->slug.current == $site && defined(slug.current) && defined(date)]
    | order(date desc, _id asc) {
    "id": _id,
    "slug": coalesce(slug.current, ""),
    "heading": coalesce(heading, ""),
    "description": coalesce(description, ""),
    "date": coalesce(date, ""),
    "updatedAt": _updatedAt,
    image{ ${pictureFragment} },
    "noindex": coalesce(seo.noindex, false),
    ...*[_type == "blogPost" && ${isTranslationFragment}][0]{
      "heading": coalesce(heading, ^.heading, ""),
      "description": coalesce(description, ^.description, "")
    }
  }
`);

const postFields = /* groq */ `
  "id": _id,
  "language": coalesce(language, "en"),
  "slug": coalesce(slug.current, ""),
  "heading": coalesce(heading, ""),
  "description": coalesce(description, ""),
  "date": coalesce(date, ""),
  "updatedAt": _updatedAt,
  author,
  image{ ${pictureFragment} },
  stock{ ${stockFilterFragment} },
  "body": coalesce(body[]{ ${portableTextFragment} }, []),
  "seo": {
    "title": seo.title,
    "description": seo.description,
    "noindex": coalesce(seo.noindex, false),
    "image": seo.image{ ${pictureFragment} }
  },
  ...*[_type == "blogPost" && ${isTranslationFragment}][0]{
    "language": coalesce(language, "en"),
    "heading": coalesce(heading, ^.heading, ""),
    "description": coalesce(description, ^.description, ""),
    "body": coalesce(body, ^.body, [])[]{ ${portableTextFragment} },
    "seo": {
      "title": coalesce(seo.title, ^.seo.title),
      "description": coalesce(seo.description, ^.seo.description),
      "noindex": coalesce(^.seo.noindex, false),
      "image": ^.seo.image{ ${pictureFragment} }
    }
  }
` as const;

/** A post of a site ($site) by slug ($slug), with its text in $language, or else in English. */
export const blogPostQuery = defineQuery(`
  *[_type == "blogPost" && ${IS_ENGLISH} && site->slug.current == $site && slug.current == $slug][0] { ${postFields} }
`);

/** The same for a given document ($document). Only its references are looked up. */
export const blogPostOfDocumentQuery = `$document { ${postFields} }`;
