import { defineQuery } from 'groq';

/**
 * Whom a lead of a site ($site) goes to, and how the site looks in a mail: its dealerships and locations with
 * their addresses. Only what runs the mails may ask this.
 */
export const mailSiteQuery = defineQuery(`
  *[_type == "site" && slug.current == $site][0] {
    "name": coalesce(name, ""),
    "url": coalesce(url, ""),
    "accent": theme.accent,
    "logo": logo.asset->url,
    "timeZone": settings.timeZone,
    "subscriptionEnabled": *[_type == "siteFeatures" && site._ref == ^._id][0].subscriptionEnabled,
    "settings": settings{ phoneOverride, phoneByCarType, noPriceText },
    "dealerships": coalesce(dealerships[]->{
      "id": _id,
      "name": coalesce(name, ""),
      "phone": phones.sales,
      "phoneByCarType": phoneByCarType{ new, demo, used },
      "leadEmails": coalesce(leadEmails, [])
    }, []),
    "locations": coalesce(locations[]->{
      "id": _id,
      "name": coalesce(name, ""),
      "dealershipId": dealership._ref,
      "primary": coalesce(primary, false),
      "phone": coalesce(contact_detail.phone, contact_detail.landline_phone),
      "address": address{ street, city, state, postcode },
      "leadEmails": coalesce(leadEmails, []),
      "alsoTo": coalesce(distribution_locations[]._ref, [])
    }, [])
  }
`);
