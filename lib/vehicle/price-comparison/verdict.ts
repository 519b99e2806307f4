import type { Translator } from '../../platform/language/translator.ts';
import { formatMoney } from '../../platform/text/format.ts';
import { drawnPercent, type Gauge, gaugeBand, gaugeLabel } from './gauge.ts';

/** What the gauge of a price shows. Label, colour, length of the bar and sentence come from one decision. */
export interface Verdict {
  /** Null without a verdict. */
  label: 'Great Deal' | 'Good Deal' | 'Fair Price' | null;
  band: ReturnType<typeof gaugeBand>;
  /** Length of the bar in percent. */
  percent: number;
  sentence: string | null;
}

/** A price within this share of the usual one is a fair price. */
const FAIR_SHARE = 0.02;
const LEAST_DIFFERENCE = 100;
/** A great deal is this far from the usual price towards the cheapest. */
const GREAT_SHARE = 0.6;
/** The ends of the verdicts on the bar, in percent: no verdict, fair, good, great. */
const ENDS = { none: 35, fair: 65, good: 85, great: 100 } as const;
/** Words in a provider's description that rate the price. */
const RATING =
  /\b(?:above|bargain|below|better|cheap\w*|deal|dear\w*|fair|good|great|less|low\w*|more|over|under|well)\b/i;

/** Returns the verdict of the specification, with two labels by the fill (GAUGE-18 to GAUGE-23). */
export const verdictOfFill = ({ fill, description }: Pick<Gauge, 'fill' | 'description'>): Verdict => ({
  label: gaugeLabel(fill),
  band: gaugeBand(fill),
  percent: drawnPercent(fill),
  sentence: description,
});

/**
 * Rates a price by its difference from the usual price: great, good, fair, or no verdict if it is more. A price
 * within 2 percent of the usual one, and at least $100, is fair. A great deal saves at least 60 percent of the
 * way from the usual to the lowest price of the range.
 * @param usual the usual price in dollars; null for a provider that gives only a range, whose middle is taken
 * @param comparedFacts what the usual price was adjusted to, such as 'its year and kilometres'
 * @param t the texts of vehicles in the language of the page; English without it
 */
export function detailedVerdict(
  {
    listing_price: price,
    market_range_min,
    market_range_max,
    description,
  }: Omit<Gauge, 'fill' | 'confidence'>,
  usual: number | null,
  comparedFacts: string | null,
  t?: Translator<'vehicle'>,
): Verdict {
  const middle = usual ?? (market_range_min + market_range_max) / 2;
  const saving = middle - price;
  const fair = Math.max(middle * FAIR_SHARE, LEAST_DIFFERENCE);
  const whole = Math.max(middle - market_range_min, fair * 2);
  const great = Math.max(whole * GREAT_SHARE, fair * 1.5);
  const others = `Others cost about ${formatMoney(roundHundred(middle))}${comparedFacts ? ` with ${comparedFacts}` : ''}.`;
  const note = description && !RATING.test(description) ? ` ${description}` : '';
  const verdict = (
    label: Verdict['label'],
    band: Verdict['band'],
    percent: number,
    words: string,
  ): Verdict => ({
    label,
    band,
    percent: Math.round(percent),
    sentence: t
      ? `${t('comparison.verdict', {
          middle: formatMoney(roundHundred(middle)),
          facts: comparedFacts ?? '',
          hasFacts: comparedFacts ? 'yes' : 'no',
          difference: formatMoney(roundHundred(Math.abs(saving))),
          kind: band === 'medium' ? 'same' : band === 'low' ? 'more' : 'less',
        })}${note}`
      : `${others} This one is ${words}.${note}`,
  });
  const differs = (words: string) => `about ${formatMoney(roundHundred(Math.abs(saving)))} ${words}`;
  if (saving > fair) {
    if (saving < great)
      return verdict(
        'Good Deal',
        'high',
        between(saving, [fair, great], [ENDS.fair + 1, ENDS.good - 1]),
        differs('less'),
      );
    return verdict(
      'Great Deal',
      'high',
      between(saving, [great, whole], [ENDS.good, ENDS.great]),
      differs('less'),
    );
  }
  if (saving >= -fair)
    return verdict(
      'Fair Price',
      'medium',
      between(saving, [-fair, fair], [ENDS.none, ENDS.fair]),
      'priced about the same',
    );
  const dearest = Math.min(middle - market_range_max, -fair - 1);
  return verdict(null, 'low', between(saving, [dearest, -fair], [0, ENDS.none - 1]), differs('more'));
}

const roundHundred = (dollars: number): number => Math.round(dollars / 100) * 100;

/** Maps a value from one range to another, and clamps it there. */
function between(value: number, [from, to]: [number, number], [low, high]: [number, number]): number {
  const share = to > from ? (value - from) / (to - from) : 1;
  return low + Math.max(0, Math.min(1, share)) * (high - low);
}
