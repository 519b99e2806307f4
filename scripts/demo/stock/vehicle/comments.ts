import type { Random } from './random.ts';

export interface CommentFacts {
  title: string;
  badge: string;
  carType: 'new' | 'demo' | 'used';
  km: number;
  suburb: string;
  dealer: string;
  equipment: readonly string[];
  /** Caravans and trucks have different sentences. */
  item: 'car' | 'caravan' | 'truck';
}

const OPENINGS_USED = [
  'Just traded and ready for its next home.',
  'One owner from new, always garaged.',
  'Local car with full service history and two keys.',
  'A very tidy example, inside and out.',
  'Well kept and drives as it should.',
];
const OPENINGS_NEW = [
  'In stock now and ready for immediate delivery.',
  'On the ground, no waiting.',
  'Ask about our current offer on this one.',
];
const OPENINGS_DEMO = [
  'Our own demonstrator, kept in showroom condition.',
  'Driven by our sales team, serviced by us, sold with the balance of new car warranty.',
];
const BODIES = [
  'It has been through our workshop for a full safety inspection, and anything that needed doing has been done.',
  'The service book is complete, the tyres are well within legal limits and the interior shows little wear.',
  'Every used vehicle we sell comes with a clear title and a statutory warranty where the law provides one.',
  'Finance can be arranged on site, and we are happy to give you a fair price for your trade-in.',
  'Interstate buyers are welcome: we can send more photos, a video walk-around and an independent inspection report, and arrange transport to your door.',
];
const CARAVAN_BODIES = [
  'The layout suits a couple who want to stay off the grid for a week at a time, with room for the grandchildren.',
  'All appliances have been tested by our own service team, and gas and electrical certificates come with it.',
  'We tow-test every van before handover and set up your hitch and brake controller at no charge.',
  'Ask us about weights: we will go through your tow vehicle, payload and ball weight with you before you decide.',
];
const CLOSINGS = [
  'Call or enquire to book a test drive today.',
  'Open six days. Come in, or let us bring it to you.',
  'Priced to sell. See it before it goes.',
  'We look forward to hearing from you.',
];
const TRUCK_BODIES = [
  'The body, its hinges, latches and lamps have been through our own workshop, and the weighbridge ticket comes with it.',
  'Tell us what you carry: we work out payload and axle loads with you before you decide.',
  'Serviced here in Moorooka, by people who work on trucks every day.',
  'Toolboxes, tow bars, racks and signwriting are fitted before you collect.',
];

/** Returns a dealer's comments: sometimes none, sometimes one line, often several paragraphs. */
export function commentsFor(random: Random, facts: CommentFacts): string {
  const kind = random.weighted([
    ['none', 8],
    ['line', 22],
    ['paragraph', 35],
    ['long', 35],
  ] as const);
  if (kind === 'none') return '';
  const drawnWords = random.pick(
    facts.carType === 'used' ? OPENINGS_USED : facts.carType === 'demo' ? OPENINGS_DEMO : OPENINGS_NEW,
  );
  const opening = facts.item === 'truck' ? drawnWords.replace('Local car', 'Local truck') : drawnWords;
  if (kind === 'line') return opening;
  const intro = `${facts.title}${facts.badge ? ` ${facts.badge}` : ''} at ${facts.dealer}, ${facts.suburb}. ${opening}`;
  const bodies = { caravan: CARAVAN_BODIES, truck: TRUCK_BODIES, car: BODIES }[facts.item];
  if (kind === 'paragraph') return `${intro} ${random.pick(bodies)} ${random.pick(CLOSINGS)}`;
  const highlights = random
    .some(facts.equipment, 6)
    .map((item) => `- ${item}`)
    .join('\n');
  const distanceWords =
    facts.item !== 'caravan' && facts.carType === 'used'
      ? ` It has travelled ${facts.km.toLocaleString('en-AU')} km.`
      : '';
  return [
    `${intro}${distanceWords}`,
    `Highlights:\n${highlights}`,
    random.some(bodies, 2).join(' '),
    random.pick(CLOSINGS),
  ].join('\n\n');
}
