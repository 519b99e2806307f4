import { defineQuery } from 'groq';

/** Every feed, unparsed, for `lib/inventory/stock/fetching/definition.server.ts`. */
export const feedsQuery = defineQuery(`
  *[_type == "feed" && defined(slug.current)] | order(slug.current) {
    "id": slug.current,
    "name": coalesce(name, slug.current),
    "isOn": coalesce(isOn, true),
    "site": *[_type == "site" && ^.dealership._ref in dealerships[]._ref] | order(_id)[0].slug.current,
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
