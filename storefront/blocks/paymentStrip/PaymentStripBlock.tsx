import { PaymentStrip } from '@/ui/payment-strip/PaymentStrip.tsx';
import type { BlockProps } from '../block.ts';

/** 'We accept' with logos of payment methods (CHECKOUT-05), if the site enables it. */
export function PaymentStripBlock({ block, site }: BlockProps<'paymentStrip'>) {
  if (!site.features.paymentStripEnabled) return null;
  return (
    <div className="section">
      <div className="container">
        <div className="flex flex-wrap items-end justify-between gap-x-12 gap-y-4 rounded-card border border-line px-6 py-5">
          <PaymentStrip />
          {block.text && <p className="max-w-[36em] text-sm text-ink-muted">{block.text}</p>}
        </div>
      </div>
    </div>
  );
}
