import { dayIn } from '../../platform/text/format.ts';
import { rulesToConfirm } from '../../vehicle/law/law-tables.ts';
import { type Finding, findingOf } from '../site-report/report.ts';
import type { ReportedSite } from '../site-report/reported-site.ts';

/** Lists the rules of law of a site's states that shoppers do not see until a person confirms them. */
export function unconfirmedRules(
  {
    sellingPlaces,
    confirmedRules,
    timeZone,
  }: Pick<ReportedSite, 'sellingPlaces' | 'confirmedRules' | 'timeZone'>,
  now: Date,
): Finding {
  const states = new Set(sellingPlaces.flatMap(({ state }) => state ?? []));
  const rules = rulesToConfirm(states, dayIn(now, timeZone) ?? '', confirmedRules);
  return findingOf(
    'lawUnconfirmed',
    rules.map(({ id, state, summary, source }) => ({
      title: `${state}: ${summary}`,
      detail: `Compare with: ${source.title}, ${source.address}`,
      target: { kind: 'document', id: `lawConfirmation-${id}`, type: 'lawConfirmation' },
      mend: {
        kind: 'document',
        id: `lawConfirmation-${id}`,
        type: 'lawConfirmation',
        path: 'confirmedOn',
      },
    })),
  );
}
