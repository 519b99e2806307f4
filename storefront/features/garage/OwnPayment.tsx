import { quoteProvider } from '@forecourt/lib/leads/finance-quote/provider.server';
import { environment } from '@forecourt/lib/platform/env';
import { formatDate, formatMoney } from '@forecourt/lib/platform/text/format';
import type { Site } from '@forecourt/lib/sites/site';
import type { ShopperPayment } from '@forecourt/lib/vehicle/finance/payment-choice';
import { siteLoan } from '@forecourt/lib/vehicle/finance/site-loan';
import { COMPARISON_BASIS, formatPlain, NO_OFFER } from '@forecourt/lib/vehicle/finance/texts';
import { PaymentForm } from '@/features/finance/payment/PaymentForm.client.tsx';
import { RefreshPayment } from '@/features/finance/payment/RefreshPayment.client.tsx';
import { Repayment } from '@/features/finance/Repayment.tsx';
import { LinkButton } from '@/ui/LinkButton.tsx';
import { EmptyState, Part } from './GarageSection.tsx';

/** Returns whether a site shows weekly figures: it has a rate, or a lender that gives quotes. */
export const offersPayment = ({ settings }: Pick<Site, 'settings'>): boolean =>
  siteLoan(settings) !== null || quoteProvider(environment()) !== null;

/** The shopper's pre-approval, and the deposit and term of their weekly figures. */
export function OwnPayment({ site, payment, page }: { site: Site; payment: ShopperPayment; page: string }) {
  const { approval } = payment;
  const { settings } = site;
  return (
    <Part id="payment" title="Your repayments">
      <RefreshPayment />
      {approval ? (
        <div className="grid gap-2 rounded-card border border-line p-card">
          <h3 className="text-lg">{`Pre-approved for up to ${formatMoney(approval.amount)}`}</h3>
          <p>{`Over up to ${formatPlain(approval.years)} years, until ${formatDate(approval.expiresAt, settings.timeZone)}.`}</p>
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
              Get pre-approved
            </LinkButton>
          }
        >
          You have no pre-approval. Weekly figures are estimates.
        </EmptyState>
      )}
      <div className="mt-4 max-w-140">
        <PaymentForm page={`${page}#payment`} termMax={settings.loanTermMax} />
      </div>
    </Part>
  );
}
