/** Area of a check, by which the studio groups findings. */
export type CheckArea = 'leads' | 'stock' | 'content' | 'law';

interface Check {
  area: CheckArea;
  title: string;
  /** One sentence on why it matters to the dealer. */
  why: string;
  /** One sentence on how to fix it. */
  mend: string;
  /**
   * Relative cost of one instance: an unanswered enquiry may be a lost sale, a missing description only a
   * worse search snippet. Findings are sorted by weight times count, advice after the others.
   */
  weight: number;
  /** True if the studio refuses to publish a document that would break the rule. */
  isBlocking?: true;
  /** True if nothing is missing or broken: the finding could only be better. */
  isAdvice?: true;
  /** Label of the button that opens where one item is fixed. Columns of a feed are named instead. */
  press: string;
}

/** All checks of the site report. Each is implemented in a module of this folder. */
export const CHECKS = {
  feedStale: {
    area: 'stock',
    title: 'Feeds that have stopped',
    why: 'Without feed updates, sold vehicles stay listed and new ones don’t appear.',
    mend: 'Ask the feed’s provider to check their export.',
    weight: 200,
    press: 'Open feed',
  },
  leadsStuck: {
    area: 'leads',
    title: 'Leads that were not delivered',
    why: 'Someone wants to buy, and the dealership doesn’t know.',
    mend: 'Correct the recipient’s address and send them again in Leads.',
    weight: 60,
    press: 'Open lead',
  },
  leadsUnanswered: {
    area: 'leads',
    title: 'Leads unanswered for a day',
    why: 'Most shoppers buy from the dealer who answers first.',
    mend: 'Answer them, and update their status in Leads.',
    weight: 50,
    press: 'Answer',
  },
  leadsHeldBack: {
    area: 'leads',
    title: 'Leads held back as spam',
    why: 'Some may be from real shoppers.',
    mend: 'Release the real ones in Suspected spam.',
    weight: 20,
    press: 'Review',
  },
  vehiclesHeld: {
    area: 'stock',
    title: 'Vehicles held by the last import',
    why: 'They are hidden or out of date until someone checks what the feed says about them.',
    mend: 'Correct them in your stock system; the next import takes them.',
    weight: 12,
    press: 'Open feed',
  },
  noPhotos: {
    area: 'stock',
    title: 'Vehicles without photos',
    why: 'Few shoppers open a listing without a picture.',
    mend: 'Add photos in your stock system; the next import brings them.',
    weight: 12,
    press: 'Open feed',
  },
  photosNotShown: {
    area: 'stock',
    title: 'Vehicles whose photos cannot be shown',
    why: 'Their photos are on a host that is not allowed, so shoppers see a placeholder.',
    mend: 'Ask the platform operator to allow the host, or correct the addresses in the feed.',
    weight: 12,
    press: 'Open feed',
  },
  photosBroken: {
    area: 'stock',
    title: 'Vehicles with photos that cannot be fetched',
    why: 'Shoppers see a placeholder where the photo should be.',
    mend: 'Add these photos again in your stock system. Each must be publicly accessible and at most 40 MB.',
    weight: 8,
    press: 'Open feed',
  },
  filesBroken: {
    area: 'stock',
    title: 'Vehicles with a video or history report that cannot be fetched',
    why: 'Shoppers who open it see a message that it is not available.',
    mend: 'Make it publicly accessible: a video (MP4 or WebM) of up to 200 MB, or a PDF report of up to 30 MB.',
    weight: 4,
    press: 'Open feed',
  },
  noPrice: {
    area: 'stock',
    title: 'Vehicles without a price',
    why: 'Most shoppers search by price, and these vehicles don’t appear.',
    mend: 'Add a price in your stock system; the next import brings it.',
    weight: 8,
    press: 'Open feed',
  },
  aboveMarket: {
    area: 'stock',
    title: 'Prices above your own similar vehicles',
    why: 'Shoppers compare, and these cost more than nearly all vehicles of the same badge and similar age.',
    mend: 'Check the price, or explain in the comments why the vehicle is worth more.',
    weight: 4,
    press: 'Review price',
    isAdvice: true,
  },
  chargesToConfirm: {
    area: 'content',
    title: 'Government charges to confirm',
    why: 'Shoppers in these states see no drive-away price or only an example, because its rates have ended or nobody has compared them with their source.',
    mend: 'An administrator compares the rates with the source, corrects them and enters the day in Confirmed on.',
    weight: 1,
    press: 'Confirm rates',
  },
  linksDead: {
    area: 'content',
    title: 'Broken links',
    why: 'Visitors who follow them get an error page and leave.',
    mend: 'Open the document and choose a new link target.',
    weight: 4,
    press: 'Fix link',
  },
  oldStock: {
    area: 'stock',
    title: 'Vehicles in stock for more than 90 days',
    why: 'Old stock ties up money, and shoppers skip listings that never change.',
    mend: 'Consider a new price, new photos or an offer.',
    weight: 3,
    press: 'Choose a step',
    isAdvice: true,
  },
  noKilometres: {
    area: 'stock',
    title: 'Used vehicles without kilometres',
    why: 'They don’t appear in searches by kilometres, and shoppers assume the worst.',
    mend: 'Add the kilometres in your stock system; the next import brings them.',
    weight: 3,
    press: 'Open feed',
  },
  outsideLinksDead: {
    area: 'content',
    title: 'Broken links to other websites',
    why: 'Visitors who follow them get an error that looks like yours.',
    mend: 'Open the document and correct or remove the link.',
    weight: 2,
    press: 'Fix link',
  },
  noComments: {
    area: 'stock',
    title: 'Vehicles without comments',
    why: 'A few words in the comments sell better than a list of equipment, and search engines read them.',
    mend: 'Add comments in your stock system; the next import brings them.',
    weight: 2,
    press: 'Open feed',
    isAdvice: true,
  },
  offersEnded: {
    area: 'content',
    title: 'Expired offers',
    why: 'Visitors no longer see them, and links to them are broken.',
    mend: 'Extend the offer, or delete it and the links to it.',
    weight: 1,
    press: 'Change end date',
  },
  textsOutdated: {
    area: 'content',
    title: 'Translations that are out of date',
    why: 'The English text has changed, and shoppers read the earlier one in their language.',
    mend: 'Open the view Translations, correct the marked texts and choose Up to date.',
    weight: 3,
    press: 'Open translation',
  },
  textsUntranslated: {
    area: 'content',
    title: 'Texts without a translation',
    why: 'Shoppers who chose another language read them in English.',
    mend: 'Open the view Translations of the document.',
    weight: 1,
    press: 'Open document',
    isAdvice: true,
  },
  pagesWithoutDescription: {
    area: 'content',
    title: 'Pages without a description',
    why: 'Search engines generate their own, and fewer people choose the page.',
    mend: 'Write one or two sentences under Search engines and sharing.',
    weight: 1,
    press: 'Write description',
    isAdvice: true,
  },
  lawRates: {
    area: 'law',
    title: 'Rates without a comparison rate',
    why: 'Credit law requires the comparison rate and its warning next to every interest rate. ASIC fines dealers for it.',
    mend: 'Enter the comparison rate in the offer or the lender’s settings, or remove the rate from the text.',
    weight: 40,
    press: 'Enter rate',
    isBlocking: true,
  },
  lawRepayments: {
    area: 'law',
    title: 'Repayments without a comparison rate',
    why: 'Credit law requires the comparison rate and its warning next to every repayment.',
    mend: 'Enter the comparison rate in the offer or the lender’s settings, or remove the repayment from the text.',
    weight: 40,
    press: 'Enter rate',
    isBlocking: true,
  },
  lawPriceBasis: {
    area: 'law',
    title: 'Used vehicles with a price and no basis',
    why: 'A price must say whether it includes government charges.',
    mend: 'Add the price type in your stock system; the next import brings it.',
    weight: 8,
    press: 'Open feed',
  },
  lawLicence: {
    area: 'law',
    title: 'Vehicles without the dealer’s licence',
    why: 'The law of your state requires the licence in every advertisement.',
    mend: 'Enter the licence number and the name on the licence in the location’s details.',
    weight: 20,
    press: 'Enter licence',
    isBlocking: true,
  },
  lawRegistration: {
    area: 'law',
    title: 'Vehicles without a registration number or VIN',
    why: 'The law of your state requires the registration in an advertisement, or the VIN of an unregistered vehicle.',
    mend: 'Add it in your stock system; the next import brings it.',
    weight: 5,
    press: 'Open feed',
  },
  lawWasPrices: {
    area: 'law',
    title: '“Was” prices that were not asked for long enough',
    why: 'The ACCC treats a previous price as misleading unless the vehicle was for sale at it for a reasonable time.',
    mend: 'Remove the previous price in your stock system.',
    weight: 15,
    press: 'Open feed',
  },
  lawPagesUnread: {
    area: 'law',
    title: 'Pages that the law check could not read',
    why: 'Nobody knows whether they break a rule.',
    mend: 'Open them. If they work now, the next check reads them.',
    weight: 5,
    press: 'Open in Preview',
  },
  lawUnconfirmed: {
    area: 'law',
    title: 'Rules of law to confirm',
    why: 'We could not read their source, so shoppers do not see them.',
    mend: 'Ask an administrator to compare each with the law, and to confirm it under Confirmed rules of law.',
    weight: 3,
    press: 'Confirm',
  },
} as const satisfies Record<string, Check>;

export type CheckId = keyof typeof CHECKS;
export const CHECK_IDS = Object.keys(CHECKS) as CheckId[];
