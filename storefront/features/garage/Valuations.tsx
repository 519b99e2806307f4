import type { OwnValuation } from '@forecourt/lib/leads/trade-in/valuations.server';
import { ownedVehicleTitle } from '@forecourt/lib/leads/trade-in/vehicle';
import { formatDate, formatKilometres, formatMoney } from '@forecourt/lib/platform/text/format';
import type { Site } from '@forecourt/lib/sites/site';
import { useTranslations } from 'next-intl';
import { LinkButton } from '@/ui/LinkButton.tsx';
import { useLanguage } from '@/ui/use-language.ts';
import { EmptyState, Part } from './GarageSection.tsx';
import { type GarageTexts, garageTexts } from './garage-texts.server.ts';

export function Valuations({ site, valuations }: { site: Site; valuations: readonly OwnValuation[] }) {
  const { features, settings } = site;
  const t = useTranslations('garage');
  const begin = features.tradeInEnabled && (
    <LinkButton href={settings.sellCarPath} variant="secondary" size="sm">
      {t('valuations.begin')}
    </LinkButton>
  );
  return (
    <Part id="valuations" title={t('parts.valuations')} action={valuations.length > 0 && begin}>
      {valuations.length === 0 ? (
        <EmptyState icon="hand-coins" action={begin}>
          {t('valuations.empty')}
        </EmptyState>
      ) : (
        <ul className="grid gap-4">
          {valuations.map((valuation) => (
            <Entry key={valuation.id} valuation={valuation} timeZone={settings.timeZone} />
          ))}
        </ul>
      )}
    </Part>
  );
}

function Entry({ valuation, timeZone }: { valuation: OwnValuation; timeZone: string }) {
  const texts = garageTexts(useLanguage());
  const { vehicle, rego, regoState, kilometres } = valuation;
  const figure =
    valuation.inspectedAmount === null ? rangeText(valuation, texts) : formatMoney(valuation.inspectedAmount);
  const facts = [
    [rego, regoState].filter(Boolean).join(' '),
    kilometres !== null && formatKilometres(kilometres),
  ];
  return (
    <li className="grid gap-2 rounded-card border border-line p-card">
      <h3 className="text-lg wrap-anywhere">{vehicle ? ownedVehicleTitle(vehicle) : rego}</h3>
      <p className="numbers text-sm text-ink-muted">{facts.filter(Boolean).join(' · ')}</p>
      {figure ? (
        <p className="numbers mt-1 text-2xl font-semibold">{figure}</p>
      ) : (
        <p className="mt-1">{texts.t('valuations.noEstimate')}</p>
      )}
      <p className="text-sm text-ink-muted">{stateOf(valuation, timeZone, texts)}</p>
    </li>
  );
}

/** Returns an estimate, such as `$9,000 to $11,000`; null without one. */
function rangeText({ amountLow, amountHigh }: OwnValuation, { t }: Pick<GarageTexts, 't'>): string | null {
  if (amountLow === null || amountHigh === null) return null;
  const [low, high] = [formatMoney(amountLow), formatMoney(amountHigh)];
  return amountLow === amountHigh ? low : t('valuations.range', { low, high });
}

function stateOf(valuation: OwnValuation, timeZone: string, { t, language }: GarageTexts): string {
  const { acceptedAt, inspectionAt, inspectedAt, expiresAt, amountLow } = valuation;
  const dateOf = (instant: Date) => formatDate(instant, timeZone, language) ?? '';
  if (inspectedAt) return t('valuations.inspected', { date: dateOf(inspectedAt) });
  if (acceptedAt) return t('valuations.accepted', { date: dateOf(acceptedAt) });
  if (inspectionAt) return t('valuations.inspectionAsked');
  if (amountLow === null || !expiresAt) return '';
  return t('valuations.validUntil', { date: dateOf(expiresAt) });
}
