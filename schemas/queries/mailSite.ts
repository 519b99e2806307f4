import { defineQuery } from 'groq';

/**
 * Recipients of a site's ($site) leads, and the site's look in mails: its dealerships and locations with
 * their addresses. Only for code that sends mail. Addresses that `pnpm leads:move-addresses` has not moved
 * yet are read from their former documents.
 */
export const mailSiteQuery = defineQuery(`
  *[_type == "site" && slug.current == $site][0] {
    "name": coalesce(name, ""),
    "url": coalesce(url, ""),
    "accent": theme.accent,
    "logo": logo.asset->url,
    "timeZone": settings.timeZone,
    "subscriptionEnabled": *[_type == "siteFeatures" && site._ref == ^._id][0].subscriptionEnabled,
    "leadAlertEmails": coalesce(
      *[_type == "leadDelivery" && _id == "leadDelivery.site." + ^._id][0].leadAlertEmails, leadAlertEmails, []
    ),
    "reportEmails": coalesce(
      *[_type == "leadDelivery" && _id == "leadDelivery.site." + ^._id][0].reportEmails, reportEmails, []
    ),
    "leadChannels": coalesce(
      *[_type == "leadDelivery" && _id == "leadDelivery.site." + ^._id][0].leadChannels, leadChannels, []
    )[]{
      "id": _key, name, kind, "isOn": coalesce(isOn, true), emails, url, secretNumber,
      "locationIds": locations[]._ref, departments, "makes": makes[]->name, carTypes, hours
    },
    "settings": settings{ phoneOverride, phoneByCarType, noPriceText, priceLead },
    "dealerships": coalesce(dealerships[]->{
      "id": _id,
      "name": coalesce(name, ""),
      "slug": slug.current,
      "phone": phones.sales,
      "phoneByCarType": phoneByCarType{ new, demo, used },
      "leadEmails": coalesce(
        *[_type == "leadDelivery" && _id == "leadDelivery.dealership." + ^._id][0].leadEmails, leadEmails, []
      )
    }, []),
    "locations": coalesce(locations[]->{
      "id": _id,
      "name": coalesce(name, ""),
      "dealershipId": dealership._ref,
      "primary": coalesce(primary, false),
      "department": location_type,
      "openingHours": coalesce(contact_detail.opening_hours[]{ weekday, status, formated_hours, open, close }, []),
      "specialHours": coalesce(special_hours[]{ date, name, status, start_hour, end_hour, hours{ begin, end } }, []),
      "phone": coalesce(contact_detail.phone, contact_detail.landline_phone),
      "address": address{ street, city, state, postcode },
      "leadEmails": coalesce(
        *[_type == "leadDelivery" && _id == "leadDelivery.location." + ^._id][0].leadEmails, leadEmails, []
      ),
      "alsoTo": coalesce(distribution_locations[]._ref, [])
    }, [])
  }
`);
