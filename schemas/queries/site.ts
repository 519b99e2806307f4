import { defineQuery } from 'groq';
import { pictureFragment } from '../fragments/picture.ts';

/** A site by slug ($site), with unparsed settings and features for `parseSite`. */
export const siteQuery = defineQuery(`
  *[_type == "site" && slug.current == $site][0] {
    "id": _id,
    "slug": coalesce(slug.current, ""),
    "name": coalesce(name, ""),
    founded,
    "url": coalesce(url, ""),
    "hosts": coalesce(hosts, []),
    "logo": logo{ ${pictureFragment} },
    "logoOnDark": logoOnDark{ ${pictureFragment} },
    "template": coalesce(template, "group"),
    "theme": theme{ accent, brand, typePair, radius, density, header, hero },
    "dealerships": coalesce(dealerships[]->{
      "id": _id,
      "slug": coalesce(slug.current, ""),
      "name": coalesce(name, ""),
      soldVisibleDays,
      breadcrumbSearchBase,
      "phoneByCarType": phoneByCarType{ new, demo, used },
      "warrantyTextByCarType": warrantyTextByCarType{ new, demo, used, certified }
    }, []),
    "locations": coalesce(locations[]->{
      "id": _id,
      "slug": coalesce(slug.current, ""),
      "name": coalesce(name, ""),
      "city": address.city,
      "primary": coalesce(primary, false),
      "visible": coalesce(visible, true)
    }, []),
    "manufacturer": manufacturer->{ "id": _id, "name": coalesce(name, ""), "slug": coalesce(slug.current, "") },
    settings,
    "features": *[_type == "siteFeatures" && site._ref == ^._id][0]
  }
`);
