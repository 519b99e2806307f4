import { type DealChoice, EXTRA_FIELD, TRADE_IN_LENGTH } from '@forecourt/lib/leads/deal/choice';
import { toCents } from '@forecourt/lib/leads/deal/ledger';
import type { DealFigures } from '@forecourt/lib/leads/deal/version';
import type { OwnQuote } from '@forecourt/lib/leads/finance-quote/own-quote.server';
import { formatCents } from '@forecourt/lib/payments/reservation/money';
import { formatDate, formatMoney } from '@forecourt/lib/platform/text/format';
import type { Site } from '@forecourt/lib/sites/site';
import { TERM_STEP } from '@forecourt/lib/vehicle/finance/limits';
import { COMPARISON_BASIS, formatPayment, NO_OFFER } from '@forecourt/lib/vehicle/finance/texts';
import type { ItemWord } from '@forecourt/lib/vehicle/item-type';
import type { Vehicle } from '@forecourt/lib/vehicle/vehicle';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { DEAL_FIELD, DEAL_TOKEN, SAVE_KEY_FIELD, saveDealPath } from '@/features/deal-link/address.ts';
import { FIGURE_SIZES } from '@/features/finance/figure-size.ts';
import { Repayment } from '@/features/finance/Repayment.tsx';
import { HardLink } from '@/ui/HardLink.tsx';
import { useLanguage } from '@/ui/use-language.ts';
import type { DealOptions } from './price-deal.server.ts';
import { yearsText } from './view.ts';

export const FORM_ID = 'deal-form';

/** The choices of a deal as a plain form. Its figures are updated by `DealFigures`. */
export function DealForm({
  site,
  vehicle,
  noun,
  choice,
  options,
  valuation,
  quote,
  deal,
  saveKey,
}: {
  site: Site;
  vehicle: Vehicle;
  noun: ItemWord;
  choice: DealChoice;
  options: DealOptions;
  valuation: DealFigures['valuation'];
  /** A lender's quote for this shopper and vehicle; null without one. */
  quote: OwnQuote | null;
  /** The deal that is being changed; null for a new one. */
  deal: { id: string; token: string } | null;
  /** A UUID, unique per page, so that pressing twice saves one deal. */
  saveKey: string;
}) {
  const t = useTranslations('deal');
  return (
    <form
      id={FORM_ID}
      method="post"
      action={saveDealPath(vehicle)}
      data-event-input="dealStart"
      data-event-car={vehicle.id}
      data-event-dealership={vehicle.dealership_id}
      className="group/deal grid gap-10"
    >
      {deal ? (
        <>
          <input type="hidden" name={DEAL_FIELD} value={deal.id} />
          <input type="hidden" name={DEAL_TOKEN} value={deal.token} />
        </>
      ) : (
        <input type="hidden" name={SAVE_KEY_FIELD} value={saveKey} />
      )}
      <Part legend={t('form.whereYouLive')}>
        <TextInput
          id="deal-postcode"
          name="postcode"
          label={t('form.postcode')}
          hint={t('form.postcodeHint')}
          value={choice.postcode ?? ''}
          maxLength={4}
          inputMode="numeric"
          autoComplete="postal-code"
        />
      </Part>
      {options.tradesIn && (
        <Part legend={t('form.tradeIn')}>
          <Radio name="tradeIn" value="none" chosen={choice.tradeIn} title={t('form.noTradeIn')} />
          {valuation && (
            <Radio
              name="tradeIn"
              value="valuation"
              chosen={choice.tradeIn}
              title={valuation.title}
              text={
                valuation.isInspected
                  ? t('form.offered', { amount: formatMoney(valuation.low) })
                  : t('form.estimated', { amount: formatMoney(valuation.low) })
              }
            />
          )}
          <Radio
            name="tradeIn"
            value="described"
            chosen={choice.tradeIn}
            title={t(valuation ? 'form.another' : 'form.describe')}
          />
          <div className="hidden group-has-[[value=described]:checked]/deal:block">
            <TextInput
              id="deal-trade-in"
              name="tradeInText"
              label={t('form.tradeInText')}
              hint={t('form.tradeInHint')}
              value={choice.tradeInText}
              maxLength={TRADE_IN_LENGTH}
            />
          </div>
          {!valuation && (
            <p className="text-sm text-ink-muted">
              {t.rich('form.valueOnline', {
                a: (text) => (
                  <HardLink
                    href={`${site.settings.sellCarPath}?car_id=${encodeURIComponent(vehicle.id)}`}
                    className="link"
                  >
                    {text}
                  </HardLink>
                ),
              })}
            </p>
          )}
        </Part>
      )}
      {options.extras.length > 0 && (
        <Part legend={t('form.extras')}>
          {options.extras.map(({ key, title, text, price }) => (
            <label key={key} className={CHOICE}>
              <input
                type="checkbox"
                name={`${EXTRA_FIELD}${key}`}
                value="on"
                defaultChecked={choice.extras.includes(key)}
                className="tick"
              />
              <span className="flex grow flex-wrap justify-between gap-x-6">
                <span className="font-semibold">{title}</span>
                <span className="numbers">{price > 0 ? formatCents(toCents(price)) : t('form.free')}</span>
                {text && <span className="mt-0.5 w-full text-sm text-ink-muted">{text}</span>}
              </span>
            </label>
          ))}
        </Part>
      )}
      {options.delivers && (
        <Part legend={t('form.handover', { noun })}>
          <Radio name="handover" value="pick_up" chosen={choice.handover} title={t('form.pickUp')} />
          <Radio
            name="handover"
            value="delivery"
            chosen={choice.handover}
            title={t('form.delivery')}
            text={t('form.deliveryText')}
          />
        </Part>
      )}
      {options.years && (
        <Part legend={t('form.howYouPay')}>
          <Radio name="payment" value="in_full" chosen={choice.payment} title={t('form.inFull')} />
          <Radio
            name="payment"
            value="finance"
            chosen={choice.payment}
            title={t('form.finance')}
            text={t('form.financeText')}
          />
          {quote && <LenderQuote {...quote} timeZone={site.settings.timeZone} />}
          <div className="hidden gap-3 group-has-[[value=finance]:checked]/deal:grid sm:grid-cols-2">
            <TextInput
              id="deal-cash"
              name="cash"
              label={t('form.cash')}
              hint={t('form.cashHint')}
              value={choice.cash > 0 ? String(choice.cash) : ''}
              maxLength={12}
              inputMode="numeric"
            />
            <div>
              <label htmlFor="deal-years" className="mb-1.5 block text-sm font-semibold">
                {t('form.term')}
              </label>
              <select
                id="deal-years"
                name="years"
                defaultValue={String(choice.years ?? options.years.start)}
                className="field"
              >
                {termsOf(options.years).map((years) => (
                  <option key={years} value={years}>
                    {yearsText(years, t)}
                  </option>
                ))}
              </select>
            </div>
          </div>
        </Part>
      )}
    </form>
  );
}

/** What a lender quoted before; the deal's own repayment stays an estimate. */
function LenderQuote({ quote, amount, term, createdAt, timeZone }: OwnQuote & { timeZone: string }) {
  const t = useTranslations('deal');
  const language = useLanguage();
  const { weeklyRepaymentAmount, advertisedRate, comparisonRate, licence } = quote;
  return (
    <section aria-label={t('form.quote')} className="rounded-control bg-sunken p-4 text-sm">
      <p className="font-semibold">
        {t('form.quoteOf', {
          date: formatDate(createdAt, timeZone, language) ?? '',
          terms:
            amount && term
              ? t('form.quoteTerms', { amount: formatMoney(amount), years: yearsText(term, t) })
              : '',
        })}
      </p>
      <Repayment
        amount={
          <p data-credit="repayment" className={FIGURE_SIZES.small}>
            {t('form.perWeek', { amount: formatPayment(weeklyRepaymentAmount) })}
          </p>
        }
        size="small"
        rate={advertisedRate}
        comparisonRate={comparisonRate}
        note={[COMPARISON_BASIS, licence && `${licence}.`, NO_OFFER].filter(Boolean).join(' ')}
      />
    </section>
  );
}

/** The steps of a term; a start between two steps is one of them. */
function termsOf({ min, max, start }: NonNullable<DealOptions['years']>): number[] {
  const steps = Array.from(
    { length: Math.floor((max - min) / TERM_STEP) + 1 },
    (_, step) => min + step * TERM_STEP,
  );
  return [...new Set([...steps, start])].toSorted((one, other) => one - other);
}

const CHOICE =
  'flex cursor-pointer items-start gap-3 rounded-control border border-line-strong bg-surface p-4 has-[input:checked]:border-accent has-[input:checked]:bg-accent-soft hover:border-ink';

const Part = ({ legend, children }: { legend: string; children: ReactNode }) => (
  <fieldset className="min-w-0">
    <legend className="mb-4 text-2xl font-semibold">{legend}</legend>
    <div className="grid gap-3">{children}</div>
  </fieldset>
);

const Radio = ({
  name,
  value,
  chosen,
  title,
  text,
}: {
  name: string;
  value: string;
  chosen: string;
  title: string;
  text?: string;
}) => (
  <label className={CHOICE}>
    <input type="radio" name={name} value={value} defaultChecked={chosen === value} className="tick" />
    <span>
      <span className="block font-semibold">{title}</span>
      {text && <span className="mt-0.5 block text-sm text-ink-muted">{text}</span>}
    </span>
  </label>
);

const TextInput = ({
  id,
  label,
  hint,
  value,
  ...rest
}: {
  id: string;
  name: string;
  label: string;
  hint: string;
  value: string;
} & Pick<React.ComponentProps<'input'>, 'maxLength' | 'inputMode' | 'autoComplete'>) => (
  <div>
    <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
      {label}
    </label>
    <input
      {...rest}
      id={id}
      type="text"
      defaultValue={value}
      aria-describedby={`${id}-hint`}
      className="field numbers"
    />
    <p id={`${id}-hint`} className="mt-1.5 text-sm text-ink-muted">
      {hint}
    </p>
  </div>
);
