import { quoteProvider } from '@forecourt/lib/leads/finance-quote/provider.server';
import { environment } from '@forecourt/lib/platform/env';
import { formatDate, formatMoney } from '@forecourt/lib/platform/text/format';
import type { Site } from '@forecourt/lib/sites/site';
import type { ShopperPayment } from '@forecourt/lib/vehicle/finance/payment-choice';
import { siteLoan } from '@forecourt/lib/vehicle/finance/site-loan';
import { COMPARISON_BASIS, formatPlain, NO_OFFER } from '@forecourt/lib/vehicle/finance/texts';
import { useTranslations } from 'next-intl';
import { PaymentForm } from '@/features/finance/payment/PaymentForm.client.tsx';
import { RefreshPayment } from '@/features/finance/payment/RefreshPayment.client.tsx';
import { Repayment } from '@/features/finance/Repayment.tsx';
import { FORM_TEXTS } from '@/forms/form-texts.ts';
import { LinkButton } from '@/ui/LinkButton.tsx';
import { TextsProvider } from '@/ui/texts/TextsProvider.tsx';
import { useLanguage } from '@/ui/use-language.ts';
import { EmptyState, Part } from './GarageSection.tsx';

/** Returns whether a site shows weekly figures: it has a rate, or a lender that gives quotes. */
export const offersPayment = ({ settings }: Pick<Site, 'settings'>): boolean =>
  siteLoan(settings) !== null || quoteProvider(environment()) !== null;

/** The shopper's pre-approval, and the deposit and term of their weekly figures. */
export function OwnPayment({ site, payment, page }: { site: Site; payment: ShopperPayment; page: string }) {
  const t = useTranslations('garage');
  const language = useLanguage();
  const { approval } = payment;
  const { settings } = site;
  return (
    <Part id="payment" title={t('parts.payment')}>
      <RefreshPayment />
      {approval ? (
        <div className="grid gap-2 rounded-card border border-line p-card">
          <h3 className="text-lg">{t('payment.approved', { amount: formatMoney(approval.amount) })}</h3>
          <p>
            {t('payment.term', {
              years: formatPlain(approval.years),
              date: formatDate(approval.expiresAt, settings.timeZone, language) ?? '',
            })}
          </p>
          <Repayment
            amount={null}
            size="small"
            rate={approval.rate}
            comparisonRate={approval.comparisonRate}
            note={[approval.lender && `${approval.lender}.`, COMPARISON_BASIS, NO_OFFER]
              .filter(Boolean)
              .join(' ')}
          />
        </div>
      ) : (
        <EmptyState
          icon="hand-coins"
          action={
            <LinkButton href={settings.financePath} variant="secondary" size="sm">
              {t('payment.apply')}
            </LinkButton>
          }
        >
          {t('payment.empty')}
        </EmptyState>
      )}
      <div className="mt-4 max-w-140">
        <TextsProvider namespaces={[...FORM_TEXTS, 'financeClient']}>
          <PaymentForm page={`${page}#payment`} termMax={settings.loanTermMax} />
        </TextsProvider>
      </div>
    </Part>
  );
}
