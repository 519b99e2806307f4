import { formatDate } from '../../platform/text/format.ts';
import { VALUATION_DAYS } from './limits.ts';

/**
 * Returns what happens after an estimate: who calls, the inspection, and how long the figure holds.
 * @param about.dealer the name of the dealer who calls
 * @param about.expiresAt when the estimate ends; null if unknown
 */
export function nextSteps({
  dealer,
  expiresAt,
  timeZone,
}: {
  dealer: string;
  expiresAt: Date | null;
  timeZone: string;
}): { title: string; text: string }[] {
  const until = expiresAt && formatDate(expiresAt, timeZone);
  return [
    { title: 'We call you', text: `${dealer} calls to arrange a time that suits you.` },
    {
      title: 'We inspect the car',
      text: 'It takes about twenty minutes. Bring both keys and the logbook.',
    },
    {
      title: 'You get a firm offer',
      text: `It depends on the inspection. Your estimate holds ${
        until ? `until ${until}` : `for ${VALUATION_DAYS} days`
      }.`,
    },
  ];
}
