import { MARKS_URL, PAYMENT_MARKS } from './marks.ts';

/** Accepted payment methods (CHECKOUT-05 to CHECKOUT-10). */
export function PaymentStrip({ className }: { className?: string }) {
  return (
    <div className={className}>
      <p className="text-sm text-ink-muted">We accept</p>
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
