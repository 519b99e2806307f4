import { defineQuery } from 'groq';

/** All published outgoing feeds of a site ($site: slug); of all sites if it is null. Read by `readOutgoingFeed`. */
export const outgoingFeedsQuery = defineQuery(`
  *[_type == "outgoingFeed" && defined(receiver) && defined(site->slug.current)
    && ($site == null || site->slug.current == $site)] | order(_id asc) {
    "id": _id,
    "siteSlug": site->slug.current,
    "updatedAt": _updatedAt,
    title, isOn, receiver, format, delivery,
    "stock": stock{
      conditions, makes, bodies, priceFrom, priceTo, daysFrom, daysTo, minimumPhotos, includesComingSoon,
      includesReserved, excludedStockNumbers, "dealershipIds": dealerships[]._ref
    },
    price, priceState,
    "campaign": campaign[defined(name) && defined(value)]{ name, value },
    "mapping": mapping{
      "columns": columns[defined(field) && defined(name)]{ field, name },
      listSeparator, decimalMark, booleanWords, root, record
    },
    "accounts": accounts{
      googleMerchantId, googleDataSourceId, metaCatalogueId, secret,
      "storeCodes": storeCodes[defined(location) && defined(code)]{ "locationId": location._ref, code }
    },
    secretVersion
  }
`);
