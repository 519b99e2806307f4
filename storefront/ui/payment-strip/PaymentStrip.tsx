import { useTranslations } from 'next-intl';

/** The payment method logos, each a view of `public/payment-marks.svg` (CHECKOUT-06 to CHECKOUT-10). */
const PAYMENT_MARKS = [
  { id: 'mastercard', name: 'Mastercard' },
  { id: 'visa', name: 'Visa' },
  { id: 'maestro', name: 'Maestro' },
  { id: 'google-pay', name: 'Google Pay' },
  { id: 'apple-pay', name: 'Apple Pay' },
] as const;

/** Increase the version when the drawings change, since browsers cache them. */
const MARKS_URL = '/payment-marks.svg?v=2';

/** Accepted payment methods (CHECKOUT-05 to CHECKOUT-10). */
export function PaymentStrip({ className }: { className?: string }) {
  const t = useTranslations('ui');
  return (
    <div className={className}>
      <p className="text-sm text-ink-muted">{t('weAccept')}</p>
      <ul className="mt-2 flex flex-wrap gap-2">
        {PAYMENT_MARKS.map(({ id, name }) => (
          <li key={id}>
            {/* biome-ignore lint/performance/noImgElement: a vector mark, nothing to resize */}
            <img src={`${MARKS_URL}#${id}`} alt={name} width={46} height={30} loading="lazy" />
          </li>
        ))}
      </ul>
    </div>
  );
}
