'use client';
import { formatMoney } from '@forecourt/lib/platform/text/format';
import { type Gauge as Figures, gaugeOf } from '@forecourt/lib/vehicle/price-comparison/gauge';
import { type Verdict, verdictOfFill } from '@forecourt/lib/vehicle/price-comparison/verdict';
import { useEffect } from 'react';
import useSWR from 'swr';
import type { PriceAnswer, Reasons } from './price-answer.ts';
import './price.css';
import { useTranslations } from 'next-intl';
import { HardLink } from '@/ui/HardLink.tsx';

export interface GaugeProps {
  source: string;
  onState: (state: 'shown' | 'gone') => void;
}

type Shown = { gauge: Figures; reasons: Reasons | null; verdict: Verdict } | { tooFew: string };

/**
 * Fetches the comparison; null for a vehicle without one.
 * @throws when the request fails or the answer cannot be shown
 */
async function ask(source: string): Promise<Shown | null> {
  const response = await fetch(source);
  if (response.status === 204) return null;
  if (!response.ok) throw new Error(`status ${response.status}`);
  const answer = (await response.json()) as Partial<PriceAnswer> | null;
  if (answer && 'tooFew' in answer && answer.tooFew) return { tooFew: answer.tooFew };
  const judgement = gaugeOf((answer ?? {}) as Partial<Figures>);
  if ('problem' in judgement) throw new Error(`${judgement.problem.reason}: ${judgement.problem.detail}`);
  const { reasons, verdict } = (answer ?? {}) as { reasons?: Reasons | null; verdict?: Verdict };
  // An answer of the previous release has no verdict.
  return {
    gauge: judgement.gauge,
    reasons: reasons ?? null,
    verdict: verdict ?? verdictOfFill(judgement.gauge),
  };
}

const ONCE = { revalidateOnFocus: false, revalidateOnReconnect: false, shouldRetryOnError: false };

/** Price compared with the market (OPEN-061), with an explanation if the comparison is our own. */
export function Gauge({ source, onState }: GaugeProps) {
  const t = useTranslations('priceComparison');
  const { data, error } = useSWR<Shown | null, Error>(source, ask, ONCE);
  useEffect(() => {
    if (error || data === null) {
      console.info('no price comparison to show', error ?? '');
      onState('gone');
    }
    if (data) onState('shown');
  }, [data, error, onState]);
  if (!data) return null;
  if ('tooFew' in data) return <p className="max-w-[42em] text-ink-muted">{data.tooFew}</p>;
  const { gauge, reasons, verdict } = data;
  return (
    <div className="price-gauge" data-band={verdict.band}>
      <Dial gauge={gauge} verdict={verdict} />
      <div>
        <dl className="fact-rows numbers">
          <div>
            <dt>{t('listingPrice')}</dt>
            <dd>{formatMoney(gauge.listing_price)}</dd>
          </div>
          <div>
            <dt>{t('marketRange')}</dt>
            <dd>{rangeText(gauge)}</dd>
          </div>
        </dl>
        {verdict.sentence && <p className="mt-3">{verdict.sentence}</p>}
        {reasons && (
          <p className="mt-2 text-ink-muted">
            {reasons.text}{' '}
            {reasons.href && (
              <HardLink href={reasons.href} className="link">
                {t('seeComparable')}
              </HardLink>
            )}
          </p>
        )}
      </div>
    </div>
  );
}

const rangeText = ({ market_range_min, market_range_max }: Figures): string =>
  `${formatMoney(market_range_min)} - ${formatMoney(market_range_max)}`;

const ARC = 'M10 70A60 60 0 0 1 130 70';

const LABEL_KEYS = {
  'Great Deal': 'great',
  'Good Deal': 'good',
  'Fair Price': 'fair',
} as const satisfies Record<NonNullable<Verdict['label']>, string>;

function Dial({ gauge, verdict }: { gauge: Figures; verdict: Verdict }) {
  const t = useTranslations('priceComparison');
  const { percent } = verdict;
  const label = verdict.label && t(`label.${LABEL_KEYS[verdict.label]}`);
  const value = t('inRange', { price: formatMoney(gauge.listing_price), range: rangeText(gauge) });
  return (
    // biome-ignore lint/a11y/useSemanticElements: a <meter> cannot be drawn as a dial
    <div
      role="meter"
      aria-label={t('compared')}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(gauge.fill * 100)}
      aria-valuetext={label ? t('rated', { label, value }) : value}
      className="price-dial"
    >
      <svg viewBox="0 0 140 80" aria-hidden>
        <path d={ARC} />
        <path d={ARC} pathLength={100} strokeDasharray={`${percent} 100`} />
      </svg>
      {label && <span className="price-label">{label}</span>}
    </div>
  );
}
