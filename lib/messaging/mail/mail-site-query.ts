import { defineQuery } from 'groq';
import { z } from 'zod';
import { listOf, text, textOrEmpty } from '../../sites/content-lake/content-values.ts';
import { DEPARTMENTS } from '../../sites/departments.ts';
import { PRICE_LEADS } from '../../sites/price-lead.ts';

/**
 * The recipients and branding of a site ($site).
 * It selects lead addresses, so only workers may run it. Addresses that `pnpm leads:move-addresses` has not
 * moved yet are read from their former documents.
 */
export const mailSiteQuery = defineQuery(`
  *[_type == "site" && slug.current == $site][0] {
    "name": coalesce(name, ""),
    "url": coalesce(url, ""),
    "accent": theme.accent,
    "logo": logo.asset->url,
    "timeZone": settings.timeZone,
    "languages": settings.languages,
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
      "locationIds": locations[]._ref, departments, "makes": makes[]->name, carTypes, hours,
      adf{ profile, repeats, vendorId, vendorName, vendorEmail, vendorPhone, source, providerEmail, providerPhone }
    },
    "settings": settings{
      phoneOverride, phoneByCarType, noPriceText, formerPriceDays,
      "priceLead": select(driveAwayPrices == "everywhere" => "excludingCharges", priceLead),
      subscriptionWeeks, subscriptionInclusions, subscriptionStartFee
    },
    "finance": settings{
      financeProvider, financeProviders, loanAmountMin, loanAmountMaxRule, loanLimits, quoteAmount, loanTermMax,
      loanTermDefault, interestMin, interestMax, interestDefault, establishmentFee, listedFees, repaymentRounding,
      financeEligibilityRule, estimateLabel, cardRepayment, timeZone
    },
    "confirmedRules": coalesce(*[_type == "lawConfirmation" && defined(confirmedBy) && defined(confirmedOn)].rule, []),
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
      "address": address{ street, city, state, postcode, lat, long },
      "licenceName": dealer_license_name,
      "licenceNumber": dealer_license_number,
      "leadEmails": coalesce(
        *[_type == "leadDelivery" && _id == "leadDelivery.location." + ^._id][0].leadEmails, leadEmails, []
      ),
      "alsoTo": coalesce(distribution_locations[]._ref, [])
    }, [])
  }
`);

const emails = listOf(z.string());
const phoneByCarType = z
  .object({ new: text.optional(), demo: text.optional(), used: text.optional() })
  .nullable();

/** `lib/leads/channel/channel.ts` validates them further, by kind. */
const leadChannelSchema = z.object({
  id: z.string(),
  name: z.string(),
  kind: z.string(),
  isOn: z.boolean(),
  emails: z.array(z.string()).nullable(),
  url: text,
  secretNumber: z.number().nullable().catch(null),
  locationIds: z.array(z.string()).nullable(),
  departments: z.array(z.string()).nullable(),
  makes: z.array(z.string()).nullable(),
  carTypes: z.array(z.string()).nullable(),
  hours: text,
  adf: z.record(z.string(), z.unknown()).nullish().catch(null),
});

const locationSchema = z.object({
  id: z.string(),
  name: textOrEmpty,
  dealershipId: text,
  primary: z.boolean().nullable(),
  department: z.enum(DEPARTMENTS).nullable(),
  openingHours: listOf(
    z.object({
      weekday: z.number().nullable(),
      status: text,
      formated_hours: text,
      open: text,
      close: text,
    }),
  ),
  specialHours: listOf(
    z.object({
      date: text,
      name: text,
      status: text,
      start_hour: text,
      end_hour: text,
      hours: z.object({ begin: text, end: text }).nullable(),
    }),
  ),
  phone: text,
  address: z
    .object({
      street: text,
      city: text,
      state: text,
      postcode: text,
      lat: z.number().nullish().catch(null),
      long: z.number().nullish().catch(null),
    })
    .nullable(),
  licenceName: text,
  licenceNumber: text,
  leadEmails: emails,
  alsoTo: listOf(z.string()),
});

export const mailSiteSchema = z.object({
  name: textOrEmpty,
  url: textOrEmpty,
  accent: text,
  logo: text,
  timeZone: text,
  /** Languages of the site's pages next to English. */
  languages: z.array(z.string()).nullish().catch(null),
  subscriptionEnabled: z.boolean().nullable(),
  leadAlertEmails: emails,
  reportEmails: emails,
  leadChannels: listOf(leadChannelSchema),
  settings: z
    .object({
      phoneOverride: text,
      phoneByCarType,
      noPriceText: text,
      formerPriceDays: z.number().nullish().catch(null),
      priceLead: z.enum(PRICE_LEADS).nullable(),
      subscriptionWeeks: z.number().nullish().catch(null),
      subscriptionInclusions: z.array(z.string()).nullish().catch(null),
      subscriptionStartFee: z.number().nullish().catch(null),
    })
    .nullable(),
  /** Settings of weekly figures, as stored; `parseSettings` reads them. */
  finance: z.record(z.string(), z.unknown()).nullish(),
  /** Ids of the rules of law that a person has confirmed. */
  confirmedRules: listOf(z.string()),
  dealerships: listOf(
    z.object({
      id: z.string(),
      name: textOrEmpty,
      slug: text,
      phone: text,
      phoneByCarType,
      leadEmails: emails,
    }),
  ),
  locations: listOf(locationSchema),
});
