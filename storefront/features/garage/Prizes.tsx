import type { WheelEntry } from '@forecourt/lib/leads/prize-wheel/entries.server';
import { useTranslations } from 'next-intl';
import { timestampText } from '@/features/payments/time.ts';
import { useLanguage } from '@/ui/use-language.ts';
import { Part } from './GarageSection.tsx';

export function Prizes({ entries, timeZone }: { entries: readonly WheelEntry[]; timeZone: string }) {
  const t = useTranslations('garage');
  const language = useLanguage();
  if (entries.length === 0) return null;
  return (
    <Part id="prizes" title={t('parts.prizes')}>
      <ul className="divide-y divide-line border-y border-line">
        {entries.map(({ id, campaignName, prizeLabel, prizeText, wins, code, createdAt }) => (
          <li key={id} className="flex flex-wrap items-start justify-between gap-x-8 gap-y-3 py-5">
            <div className="min-w-0 flex-1 basis-60">
              <h3 className="text-lg wrap-anywhere">
                {wins ? t('prizes.won', { prize: prizeLabel }) : prizeLabel}
              </h3>
              {prizeText && <p className="mt-1 max-w-[40em] text-ink-muted">{prizeText}</p>}
              <p className="mt-2 text-sm text-ink-muted">
                {t('prizes.source', {
                  campaign: campaignName,
                  when: timestampText(createdAt, timeZone, language),
                })}
              </p>
            </div>
            {code && (
              <p dir="ltr" className="plate numbers">
                {code}
              </p>
            )}
          </li>
        ))}
      </ul>
    </Part>
  );
}
