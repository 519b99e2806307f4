import { defineQuery } from 'groq';
import { z } from 'zod';
import { listOf, text, textOrEmpty } from '../../../sites/content-lake/content-values.ts';
import { ENCODINGS } from '../reading/encodings.ts';
import { FORMATS } from '../reading/formats.ts';
import { SEPARATOR_NAMES } from './feed-options.ts';

export const feedsQuery = defineQuery(`
  *[_type == "feed" && defined(slug.current)] | order(slug.current) {
    "id": slug.current,
    "name": coalesce(name, slug.current),
    "isOn": coalesce(isOn, true),
    "site": coalesce(
      *[_type == "site" && ^.dealership._ref in dealerships[]._ref] | order(_id)[0].slug.current,
      *[_type == "site" && defined(slug.current)] | order(_id)[0].slug.current
    ),
    "dealership": dealership->{ "id": _id, "slug": slug.current, name },
    "locations": coalesce(locations[]{
      code,
      "isWithoutPlace": !defined(location),
      "location": location->{
        "id": _id, "slug": slug.current, name,
        "city": coalesce(address.city, ""), "state": coalesce(address.state, ""),
        "lat": address.lat, "lng": address.long,
        "dealership": dealership->{ "id": _id, "slug": slug.current, name }
      }
    }, []),
    source{ kind, url, "headers": headers[]{ name, value, secret }, host, port, user, secret, path, encryption },
    photoFiles,
    "replaces": coalesce(replaces, []),
    "photoHosts": coalesce(photoHosts, []),
    file{ format, separator, encoding, records, mayEndOpen },
    "columns": coalesce(columns[]{ column, field, isOptional, "words": coalesce(words[]{ word, meaning }, []) }, []),
    "values": coalesce(values[]{ field, value }, []),
    "unknown": coalesce(unknown, []),
    schedule{ kind, minutes, times, timeZone },
    "accept": coalesce(accept, []),
    alarm{ failingHours, sameFileHours, "emails": coalesce(emails, []) }
  }
`);

const number = z.number().nullable();
const flag = z.boolean().nullable();
const dealership = z.object({ id: z.string(), slug: text, name: text }).nullable();

/** A feed document. It may be incomplete: `readFeed` validates it further. */
export const feedDocumentSchema = z.object({
  id: z.string(),
  name: text,
  isOn: flag,
  site: text,
  dealership,
  locations: listOf(
    z.object({
      code: text,
      isWithoutPlace: z.boolean(),
      location: z
        .object({
          id: z.string(),
          slug: text,
          name: text,
          city: textOrEmpty,
          state: textOrEmpty,
          lat: number,
          lng: number,
          dealership,
        })
        .nullable(),
    }),
  ),
  source: z
    .object({
      kind: text,
      url: text,
      headers: z.array(z.object({ name: text, value: text, secret: text })).nullable(),
      host: text,
      port: number,
      user: text,
      secret: text,
      path: text,
      encryption: text,
    })
    .nullable(),
  photoFiles: text,
  replaces: listOf(z.string()),
  photoHosts: listOf(z.string()),
  file: z
    .object({
      format: z.enum(FORMATS).nullable(),
      separator: z.enum(SEPARATOR_NAMES).nullable(),
      encoding: z.enum(ENCODINGS).nullable(),
      records: text,
      mayEndOpen: flag,
    })
    .nullable(),
  columns: listOf(
    z.object({
      column: text,
      field: text,
      isOptional: flag,
      words: listOf(z.object({ word: text, meaning: text })),
    }),
  ),
  values: listOf(z.object({ field: text, value: text })),
  unknown: listOf(z.string()),
  schedule: z
    .object({ kind: text, minutes: number, times: z.array(z.string()).nullable(), timeZone: text })
    .nullable(),
  accept: listOf(z.string()),
  alarm: z.object({ failingHours: number, sameFileHours: number, emails: listOf(z.string()) }).nullable(),
});

export type FeedDocument = z.output<typeof feedDocumentSchema>;
