import type { RateLimit } from '../database/rate-limit.server.ts';

/**
 * Rate limits by household, account or member of staff.
 * Phones of one carrier may share an address, so limits by address are generous. Separate limits: unpaid
 * holds (`lib/payments/reservation/hold-limit.server.ts`) and sign-in codes (`lib/accounts/limits.ts`).
 */
export const RATES = {
  /** Per address and site. */
  phoneReveal: { most: 60, windowSeconds: 600 },
  /** Typing a suburb takes ten requests. */
  placeSuggestions: { most: 300, windowSeconds: 60 },
  /** Per address; each new place costs a geocoder call. */
  geocoder: { most: 120, windowSeconds: 60 },
  /** Per address and site; each new route costs a call of the routing service. */
  driveTime: { most: 60, windowSeconds: 60 },
  /** Per address and site; moving a slider causes many requests. */
  stockCount: { most: 300, windowSeconds: 60 },
  /** One request when the form opens, and one per change of location. */
  driveSlots: { most: 240, windowSeconds: 600 },
  /** Each change of the work, the vehicle or the workshop asks again. */
  serviceTimes: { most: 240, windowSeconds: 600 },
  /** Changes of a shopper's own booking, per address and site. */
  ownBooking: { most: 60, windowSeconds: 600 },
  /** Across sites. Each takes a third of a CPU second; a salesperson prints a row of cars. */
  pdf: { most: 60, windowSeconds: 600 },
  financeCustomer: { most: 20, windowSeconds: 600 },
  /** Moving a slider causes many requests. */
  financeQuote: { most: 300, windowSeconds: 600 },
  /** Per address and site: changes of deposit and term, and refreshes of a pre-approval. */
  paymentChoice: { most: 240, windowSeconds: 600 },
  /** Per account; more than anyone does by hand. */
  watchlist: { most: 300, windowSeconds: 600 },
  /** Per account. */
  spin: { most: 60, windowSeconds: 600 },
  /** Per form and account. */
  garage: { most: 60, windowSeconds: 600 },
  /** Per call, address and site. */
  passkey: { most: 60, windowSeconds: 600 },
  /** Phone numbers per address and site in an hour: twice the limit of codes. */
  signInQuestion: { most: 40, windowSeconds: 3600 },
  /** Per address and site; a form has several steps. */
  leadStep: { most: 200, windowSeconds: 600 },
  /** Per address and site; each is verified with the vendor. */
  challenge: { most: 60, windowSeconds: 600 },
  /** Per address and site; one per change of a deal. */
  dealFigures: { most: 240, windowSeconds: 600 },
  /** Per address and site. */
  dealStep: { most: 40, windowSeconds: 600 },
  /** Per address and site. */
  lead: { most: 40, windowSeconds: 600 },
  /** Per address and site. */
  reservation: { most: 40, windowSeconds: 600 },
  /** Per address and site: a platform sends its shoppers' requests from a few addresses. */
  agentCheckout: { most: 1200, windowSeconds: 60 },
  /** Per address and site; each streams the whole stock. */
  agentProducts: { most: 10, windowSeconds: 60 },
  /** Per address and site; an office may share an address. */
  payment: { most: 20, windowSeconds: 600 },
  /** Per address and site. */
  waitingList: { most: 20, windowSeconds: 600 },
  /** Per address, across browsers. Only a hash is stored, for a day. */
  view: { most: 10, windowSeconds: 3_600 },
  /** Per address and site; re-encoding takes a tenth of a CPU second. */
  tradeInPhoto: { most: 60, windowSeconds: 600 },
  /** Cars per address and site; each plate lookup costs money. */
  tradeIn: { most: 30, windowSeconds: 600 },
  /** Calls of assistants per address and site. Vendors send many people's calls from one address. */
  agents: { most: 240, windowSeconds: 60 },
  /** Calls of all assistants together on a site, so that visitors of pages never notice them. */
  agentsOfSite: { most: 1200, windowSeconds: 60 },
  /** Per address and site; ten times what a busy visitor sends. */
  events: { most: 600, windowSeconds: 600 },
  /** Per address and site: one per browser. */
  pageTrials: { most: 600, windowSeconds: 600 },
  /** Per address and site: one per page load. */
  speed: { most: 600, windowSeconds: 600 },
  /** Requests without a valid key, per address and site, to stop guessing. */
  apiKeyGuess: { most: 60, windowSeconds: 60 },
  /** Inbound mails per address without a valid signature, which is known only after reading up to 25 MB. */
  unsignedMail: { most: 60, windowSeconds: 600 },
  /** The description of the API, per address and site. */
  apiDocument: { most: 60, windowSeconds: 60 },
  /** Each is sent to a shopper, and an SMS costs money. Faster than anyone writes. */
  staffMessage: { most: 60, windowSeconds: 60 },
  /** Each publishes up to a thousand documents. Far above normal use. */
  staffRelease: { most: 30, windowSeconds: 60 },
  /** Each changes settings of many sites. Far above normal use. */
  staffSettings: { most: 30, windowSeconds: 60 },
  /** Each may send a mail or publish a document. Far above normal use. */
  staffReview: { most: 60, windowSeconds: 60 },
  /** Each step notifies a shopper. Far above normal use. */
  staffBookingStep: { most: 60, windowSeconds: 60 },
  staffDriveStep: { most: 30, windowSeconds: 60 },
  /** A booklet of 200 sheets takes a CPU minute. */
  staffBooklet: { most: 6, windowSeconds: 600 },
  /** Per address, counted before the token is checked, to stop guessing. */
  backOfficeAddress: { most: 600, windowSeconds: 60 },
  /** Per person; ten times what the studio in several tabs needs. */
  staffCall: { most: 300, windowSeconds: 60 },
  /** Each may call a language model, which costs money. */
  staffAdvertText: { most: 30, windowSeconds: 60 },
  /** Each scans a site's whole stock: a CPU second for the largest. */
  staffSiteReport: { most: 30, windowSeconds: 60 },
  /** Each renders up to 2,000 pages, and repeated requests during a check change nothing. */
  staffLawCheck: { most: 6, windowSeconds: 600 },
  /** Faster than anyone creates or tests keys and webhooks. */
  staffApiKeys: { most: 60, windowSeconds: 600 },
  staffActivityExport: { most: 10, windowSeconds: 600 },
  /** Each moves money. */
  staffReservationStep: { most: 30, windowSeconds: 60 },
  /** Each contains the contacts of many shoppers. */
  staffReservationExport: { most: 10, windowSeconds: 600 },
  /** Faster than anyone decides. */
  staffHeldBackSend: { most: 60, windowSeconds: 60 },
  /** Each sends messages to people and systems. */
  staffLeadResend: { most: 30, windowSeconds: 60 },
  staffInspection: { most: 30, windowSeconds: 60 },
  /** Each contains the contacts of many shoppers. */
  staffLeadExport: { most: 10, windowSeconds: 600 },
  /** Each column selection reads the sample again. */
  staffFeedSample: { most: 120, windowSeconds: 60 },
  /** Each downloads from a dealer's server. */
  staffFeedRun: { most: 10, windowSeconds: 60 },
  /** One per wizard step; a full check fetches photos. */
  staffNewSiteCheck: { most: 60, windowSeconds: 60 },
  /** More than anyone needs in an afternoon. */
  staffNewSite: { most: 20, windowSeconds: 3600 },
  /** Each sends a mail. */
  staffNewSiteProof: { most: 20, windowSeconds: 600 },
  /** Faster than anyone undoes. */
  staffFeedUndo: { most: 10, windowSeconds: 60 },
  /** One file per run that someone investigates. */
  staffFeedExport: { most: 30, windowSeconds: 600 },
  /** Low, because it must not reveal who has an account. */
  staffEndSessions: { most: 30, windowSeconds: 600 },
  /** Statuses, notes, tasks and read marks; faster than anyone decides. */
  staffLeadChange: { most: 240, windowSeconds: 60 },
  /** One per tab, and one per reconnection. */
  staffLeadStream: { most: 60, windowSeconds: 60 },
} as const satisfies Record<string, RateLimit>;
