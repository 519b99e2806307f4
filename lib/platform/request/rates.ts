import type { RateLimit } from '../database/rate-limit.server.ts';

/**
 * How often anybody may do what costs somebody something: by address, account or member of staff, as each says. Phones of
 * one carrier may share an address, so none of those by address is small. How many vehicles are held unpaid at a time is
 * a limit of its own: `lib/payments/reservation/limit.server.ts`. So are codes to sign in: `lib/accounts/limits.ts`.
 */
export const RATES = {
  /** Reveals from one address of one site: phones of one carrier may share an address, so not few. */
  phoneReveal: { most: 60, windowSeconds: 600 },
  /** Somebody who types a suburb asks ten times; phones of one carrier may share an address. */
  placeSuggestions: { most: 300, windowSeconds: 60 },
  /** Places looked up from one address: each new one costs us at the geocoder. */
  geocoder: { most: 120, windowSeconds: 60 },
  /** Counts for one address of one site: whoever moves a slider asks with every rest. */
  stockCount: { most: 300, windowSeconds: 60 },
  /** A form asks once when it opens and once for each change of place. */
  driveSlots: { most: 240, windowSeconds: 600 },
  /** PDFs of one address over all sites: each costs a third of a second of a processor, and a salesperson prints a row of cars. */
  pdf: { most: 60, windowSeconds: 600 },
  financeCustomer: { most: 20, windowSeconds: 600 },
  /** Phones of one carrier share an address, and whoever moves a slider asks often. */
  financeQuote: { most: 300, windowSeconds: 600 },
  /** Changes by one account: a thumb that saves and removes all day stays below it. */
  watchlist: { most: 300, windowSeconds: 600 },
  /** Of one account: nobody presses more often by hand. */
  spin: { most: 60, windowSeconds: 600 },
  /** Of each form from one account: nobody fills in more by hand. */
  garage: { most: 60, windowSeconds: 600 },
  /** Of each call from one address of a site: nobody holds a finger to a sensor more often. */
  passkey: { most: 60, windowSeconds: 600 },
  /** Numbers asked about from one address of one site in an hour: twice the codes that it may have. */
  signInQuestion: { most: 40, windowSeconds: 3600 },
  /** Steps from one address of one site: a journey has several, and phones of one carrier may share an address. */
  leadStep: { most: 200, windowSeconds: 600 },
  /** Solved challenges from one address of one site: each is checked at the vendor. */
  challenge: { most: 60, windowSeconds: 600 },
  /** Leads from one address of one site: phones of one carrier may share an address, so not few. */
  lead: { most: 40, windowSeconds: 600 },
  /** Vehicles held from one address of one site: phones of one carrier may share an address, so not few. */
  reservation: { most: 40, windowSeconds: 600 },
  /** Payments begun from one address of one site: people of one office may share an address. */
  payment: { most: 20, windowSeconds: 600 },
  /** Places taken from one address of one site: phones of one carrier may share an address, so not few. */
  waitingList: { most: 20, windowSeconds: 600 },
  /** From one address, however many browsers it has; only a hash of it is kept, for a day. */
  view: { most: 10, windowSeconds: 3_600 },
  /** Photos from one address of one site: making one anew costs a tenth of a second of a processor. */
  tradeInPhoto: { most: 60, windowSeconds: 600 },
  /** Cars from one address of one site: each plate that is looked up costs us. */
  tradeIn: { most: 30, windowSeconds: 600 },
  /** Calls from one address of one site; a busy visitor sends a tenth of them, and phones may share an address. */
  events: { most: 600, windowSeconds: 600 },
  /** Each publishes up to a thousand documents, and nobody clicks that often. */
  staffRelease: { most: 30, windowSeconds: 60 },
  /** Each step writes to a shopper, and nobody clicks that often. */
  staffDriveStep: { most: 30, windowSeconds: 60 },
  /** A booklet of 200 sheets costs a minute of a processor. */
  staffBooklet: { most: 6, windowSeconds: 600 },
  /** Calls from one address, counted before the token is checked, so that guessing tokens ends soon. */
  backOfficeAddress: { most: 600, windowSeconds: 60 },
  /** Calls of one person; the studio's tool in several tabs makes a tenth of them. */
  staffCall: { most: 300, windowSeconds: 60 },
  /** Each looks through all stock of a site: a second of a processor for the largest. */
  staffSiteReport: { most: 30, windowSeconds: 60 },
  staffActivityExport: { most: 10, windowSeconds: 600 },
  /** Steps move money, and nobody clicks that often. */
  staffReservationStep: { most: 30, windowSeconds: 60 },
  /** Exports hold the contacts of many shoppers. */
  staffReservationExport: { most: 10, windowSeconds: 600 },
  /** Nobody decides faster than this. */
  staffHeldBackSend: { most: 60, windowSeconds: 60 },
  /** Each goes to people and systems, and nobody presses that often. */
  staffLeadResend: { most: 30, windowSeconds: 60 },
  /** Exports hold the contacts of many shoppers. */
  staffLeadExport: { most: 10, windowSeconds: 600 },
  /** Each column that is chosen reads the sample anew. */
  staffFeedSample: { most: 120, windowSeconds: 60 },
  /** Each asks a dealer's server for a file. */
  staffFeedRun: { most: 10, windowSeconds: 60 },
  /** Each step of the assistant asks; a whole one fetches photos. */
  staffNewSiteCheck: { most: 60, windowSeconds: 60 },
  /** Nobody makes more sites in an afternoon. */
  staffNewSite: { most: 20, windowSeconds: 3600 },
  /** Each sends a mail. */
  staffNewSiteProof: { most: 20, windowSeconds: 600 },
  /** Nobody undoes faster than this. */
  staffFeedUndo: { most: 10, windowSeconds: 60 },
  /** A file for each run that somebody looks into. */
  staffFeedExport: { most: 30, windowSeconds: 600 },
  /** Shoppers who lost a device call one at a time; it must not tell who has an account. */
  staffEndSessions: { most: 30, windowSeconds: 600 },
  /** Nobody decides faster than this. */
  staffLeadStatus: { most: 120, windowSeconds: 60 },
} as const satisfies Record<string, RateLimit>;
