import { formatMoney } from '@forecourt/lib/platform/text/format';
import type { Loan } from '@forecourt/lib/vehicle/finance/loan';
import { type ScheduleYear, scheduleOf } from '@forecourt/lib/vehicle/finance/schedule';
import { useTranslations } from 'next-intl';
import { Disclosure } from '@/ui/Disclosure.tsx';
import { FRAME } from './frame.ts';

type Part = Exclude<keyof ScheduleYear, 'year'>;

const PARTS: readonly { part: Part; fill: string; ground: string }[] = [
  { part: 'principal', fill: 'fill-accent', ground: 'bg-accent' },
  { part: 'interest', fill: 'fill-line-strong', ground: 'bg-line-strong' },
  { part: 'residual', fill: 'fill-ink', ground: 'bg-ink' },
];
const HEIGHT = 100;
const COLUMN = { inset: 0.14, width: 0.72 };

/** The payments in each year of a loan, as columns and as a table. */
export function CostChart({ loan }: { loan: Loan }) {
  const t = useTranslations('financeCalculator');
  const years = scheduleOf(loan);
  const parts = PARTS.map((entry) => ({
    ...entry,
    sum: years.reduce((sum, year) => sum + year[entry.part], 0),
  })).filter(({ sum }) => sum > 0);
  const words = parts.map(({ part, sum }) => t('part', { part, amount: formatMoney(sum) })).join(', ');
  return (
    <div className={FRAME.chart}>
      <h3 className="text-base">{t('whatYouPay')}</h3>
      <dl className="mt-2 flex flex-wrap gap-x-6 gap-y-1 text-sm">
        {parts.map(({ part, ground, sum }) => (
          <div key={part} className="flex items-center gap-2">
            <dt className="flex items-center gap-2">
              <span className={`size-3 rounded-tag ${ground}`} />
              {t(part)}
            </dt>
            <dd className="font-semibold">{formatMoney(sum)}</dd>
          </div>
        ))}
      </dl>
      <svg
        role="img"
        aria-label={t('summary', { years: years.length, parts: words })}
        viewBox={`0 0 ${years.length} ${HEIGHT}`}
        preserveAspectRatio="none"
        className="mt-4 h-36 w-full border-b border-line rtl:-scale-x-100"
      >
        {parts.map(({ part, fill }) => (
          <path key={part} d={columns(years, part)} className={fill} />
        ))}
      </svg>
      <p aria-hidden="true" className="flex text-center text-sm text-ink-muted">
        {years.map(({ year }) => (
          <span key={year} className="flex-1">
            {t('yearNumber', { year: String(year) })}
          </span>
        ))}
      </p>
      <Disclosure summary={t('showTable')} className="mt-2 border-0">
        <table className="w-full text-end text-sm">
          <thead>
            <tr className="border-b border-line">
              <th scope="col" className="py-2 text-start">
                {t('year')}
              </th>
              {parts.map(({ part }) => (
                <th key={part} scope="col" className="py-2 ps-3">
                  {t(part)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {years.map((entry) => (
              <tr key={entry.year} className="border-b border-line">
                <th scope="row" className="py-2 text-start font-normal">
                  {entry.year}
                </th>
                {parts.map(({ part }) => (
                  <td key={part} className="py-2 ps-3">
                    {formatMoney(entry[part])}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Disclosure>
    </div>
  );
}

function columns(years: readonly ScheduleYear[], part: Part): string {
  const below = PARTS.slice(
    0,
    PARTS.findIndex((entry) => entry.part === part),
  );
  const highest = Math.max(
    ...years.map(({ principal, interest, residual }) => principal + interest + residual),
  );
  const tall = (dollars: number) => (dollars / highest) * HEIGHT;
  return years
    .filter((entry) => entry[part] > 0)
    .map((entry) => {
      const foot = HEIGHT - tall(below.reduce((sum, other) => sum + entry[other.part], 0));
      const left = entry.year - 1 + COLUMN.inset;
      return `M${left.toFixed(2)} ${foot.toFixed(1)}h${COLUMN.width}V${(foot - tall(entry[part])).toFixed(1)}h-${COLUMN.width}z`;
    })
    .join('');
}
