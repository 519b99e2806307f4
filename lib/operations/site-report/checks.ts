/** What a check looks at: the studio groups by it. */
export type CheckArea = 'leads' | 'stock' | 'content';

/** One thing that can be amiss with a site and is looked for. */
interface Check {
  area: CheckArea;
  /** What was found, as a heading. */
  title: string;
  /** Why it costs the dealer something, in a sentence. */
  why: string;
  /** Where and how it is mended, in a sentence. */
  mend: string;
  /**
   * What one of them costs beside one of another check: an enquiry that nobody answers is a buyer on the way to another
   * dealer, a missing description at most a worse line in a search engine. The report is sorted by it.
   */
  weight: number;
}

/** All that a site's report looks for. A check is here, in one of the modules beside, and nowhere else. */
export const CHECKS = {
  feedStale: {
    area: 'stock',
    title: 'Feeds without news',
    why: 'Sold vehicles stay for sale and new ones are not seen while a feed is silent.',
    mend: 'Ask who sends the feed to look at their export.',
    weight: 200,
  },
  leadsStuck: {
    area: 'leads',
    title: 'Leads that did not get through',
    why: 'Somebody wants to buy, and nobody at the dealership knows.',
    mend: "Send them again in 'Leads', and correct the address they go to.",
    weight: 60,
  },
  leadsUnanswered: {
    area: 'leads',
    title: 'Leads without an answer for a day',
    why: 'Most shoppers buy from whoever answers first.',
    mend: "Answer them, and say in 'Leads' what became of each.",
    weight: 50,
  },
  leadsHeldBack: {
    area: 'leads',
    title: 'Leads held back as spam',
    why: 'Now and then a real shopper is among them.',
    mend: "Send on the real ones in 'Held-back leads'.",
    weight: 20,
  },
  vehiclesHeld: {
    area: 'stock',
    title: 'Vehicles held by the last import',
    why: 'They are not shown, or not as they are now, until somebody has looked at what the feed says of them.',
    mend: 'Correct them in your stock system; the next import takes them.',
    weight: 12,
  },
  noPhotos: {
    area: 'stock',
    title: 'Vehicles without photos',
    why: 'Few shoppers open a listing without a picture.',
    mend: 'Add photos in your stock system; the next import brings them.',
    weight: 12,
  },
  photosNotShown: {
    area: 'stock',
    title: 'Vehicles whose photos cannot be shown',
    why: 'Their photos lie on a host from which none are fetched, so shoppers see a placeholder.',
    mend: 'Ask who runs the platform to allow the host, or correct the addresses in the feed.',
    weight: 12,
  },
  photosBroken: {
    area: 'stock',
    title: 'Vehicles with photos that cannot be fetched',
    why: 'Shoppers see a placeholder where the photo should be.',
    mend: 'Add these photos again in your stock system, each as a photo of up to 40 MB that anybody may fetch.',
    weight: 8,
  },
  filesBroken: {
    area: 'stock',
    title: 'Vehicles with a film or history report that cannot be fetched',
    why: 'Shoppers who open it are told that it is not available right now.',
    mend: 'Put it where anybody may fetch it: a film (MP4 or WebM) of up to 200 MB, a report as PDF of up to 30 MB.',
    weight: 4,
  },
  noPrice: {
    area: 'stock',
    title: 'Vehicles without a price',
    why: 'They are in no search by price, and most searches are.',
    mend: 'Add a price in your stock system; the next import brings it.',
    weight: 8,
  },
  aboveMarket: {
    area: 'stock',
    title: 'Prices above similar vehicles of your own',
    why: 'Shoppers compare, and these are dearer than nearly all of the same badge and about the same age.',
    mend: 'Look at the price, or say in the comments what makes the vehicle worth more.',
    weight: 4,
  },
  linksDead: {
    area: 'content',
    title: 'Links that lead nowhere',
    why: 'Whoever presses one finds no page, and leaves.',
    mend: 'Open the document and choose where the link leads.',
    weight: 4,
  },
  oldStock: {
    area: 'stock',
    title: 'Vehicles here for more than 90 days',
    why: 'Old stock ties up money, and a listing that never changes is passed over.',
    mend: 'Think of a new price, new photos, or an offer.',
    weight: 3,
  },
  noKilometres: {
    area: 'stock',
    title: 'Used vehicles without kilometres',
    why: 'They are in no search by kilometres, and shoppers think the worst.',
    mend: 'Add the kilometres in your stock system; the next import brings them.',
    weight: 3,
  },
  outsideLinksDead: {
    area: 'content',
    title: 'Links to other sites that are gone',
    why: 'Whoever presses one finds an error that looks like yours.',
    mend: 'Open the document and correct the address, or take the link out.',
    weight: 2,
  },
  noComments: {
    area: 'stock',
    title: 'Vehicles without comments',
    why: 'A few words of your own sell better than a list of equipment, and search engines read them.',
    mend: 'Add comments in your stock system; the next import brings them.',
    weight: 2,
  },
  offersEnded: {
    area: 'content',
    title: 'Offers that have ended',
    why: 'Visitors do not see them any more, and links to them disappoint.',
    mend: 'Give the offer a new end, or delete it with the links to it.',
    weight: 1,
  },
  pagesWithoutDescription: {
    area: 'content',
    title: 'Pages without a description',
    why: 'Search engines make up their own, and fewer people choose the page.',
    mend: "Write one or two sentences under 'Search engines and sharing'.",
    weight: 1,
  },
} as const satisfies Record<string, Check>;

export type CheckId = keyof typeof CHECKS;
export const CHECK_IDS = Object.keys(CHECKS) as CheckId[];
