import { defineQuery } from 'groq';
import { z } from 'zod';
import { listOf, text, textOrEmpty } from '../../sites/content-lake/content-values.ts';
import { SOURCE_KINDS } from '../../sites/visit-source/source-kinds.ts';

/** The numbers of all sites, to find the site that a message or call is for. */
export const contactNumbersQuery = defineQuery(`
  *[_type == "contactNumbers" && defined(site->slug.current)] {
    "site": coalesce(site->slug.current, ""),
    "dealershipId": site->dealerships[0]._ref,
    "url": coalesce(site->url, ""),
    "smsNumber": smsNumber,
    "whatsAppNumber": whatsAppNumber,
    "missedCallText": missedCallText,
    "callNumbers": coalesce(callNumbers[]{
      number, source, "locationId": location._ref, forwardTo,
      "phone": coalesce(location->contact_detail.phone, location->contact_detail.landline_phone)
    }, [])
  }
`);

export const contactNumbersSchema = z.array(
  z.object({
    site: textOrEmpty,
    dealershipId: text,
    url: textOrEmpty,
    smsNumber: text,
    whatsAppNumber: text,
    missedCallText: text,
    callNumbers: listOf(
      z.object({
        number: text,
        source: z.enum(SOURCE_KINDS).nullable().catch(null),
        locationId: text,
        forwardTo: text,
        phone: text,
      }),
    ),
  }),
);
export type ContactNumbers = z.output<typeof contactNumbersSchema>[number];

/** The message templates of a site ($site), and whether its shoppers have a garage. */
export const messageTemplatesQuery = defineQuery(`
  *[_type == "site" && slug.current == $site][0] {
    "garageEnabled": *[_type == "siteFeatures" && site._ref == ^._id][0].garageEnabled,
    "templates": *[_type == "messageTemplate" && site._ref == ^._id] | order(lower(name) asc) {
      "id": _id, "name": coalesce(name, ""), channel, "subject": coalesce(subject, ""), "text": coalesce(text, "")
    }
  }
`);

export const messageTemplatesSchema = z.object({
  garageEnabled: z.boolean().nullable(),
  templates: listOf(
    z.object({
      id: z.string(),
      name: textOrEmpty,
      channel: z.enum(['email', 'text']).nullable().catch(null),
      subject: textOrEmpty,
      text: textOrEmpty,
    }),
  ),
});
export type SiteTemplates = z.output<typeof messageTemplatesSchema>;
