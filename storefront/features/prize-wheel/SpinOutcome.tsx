import { useTranslations } from 'next-intl';
import { Icon } from '@/ui/Icon.client.tsx';
import { type Outcome, outcomeHeading } from './spin-messages.ts';

export function SpinOutcome({ outcome }: { outcome: Outcome }) {
  const t = useTranslations('spinStage');
  const { text, wins, code, drawnAt, sentBy } = outcome;
  return (
    <div className="prize-outcome grid gap-4">
      <p className="flex items-center gap-2 font-semibold text-ink-muted">
        <Icon name={wins ? 'sparkles' : 'clock'} size={18} />
        {sentBy === null ? t('already') : t('stopped')}
      </p>
      <h2 className="title wrap-anywhere">{outcomeHeading(outcome, t)}</h2>
      {text && <p className="max-w-[34em] text-lg whitespace-pre-line text-ink-muted">{text}</p>}
      {code && (
        <div className="mt-1 justify-self-start rounded-card border border-line-strong px-6 py-4">
          <p className="text-sm text-ink-muted">{t('code')}</p>
          <p dir="ltr" className="prize-code numbers">
            {code}
          </p>
        </div>
      )}
      <p className="text-sm text-ink-muted">
        {t('drawn', { time: drawnAt })} {code && sentBy && t(`sentBy.${sentBy}`)}
      </p>
    </div>
  );
}
