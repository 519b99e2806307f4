import type { ServiceTimes } from '@/features/service-booking/address.ts';

/** The booking so far, with its total. */
export function ServiceSummary({
  times,
  slot,
  readyBy,
}: {
  times: ServiceTimes | null;
  slot: string | null;
  readyBy: string | null;
}) {
  if (!times) return null;
  return (
    <section aria-label="Your booking" className="rounded-card bg-sunken p-card">
      <h2 className="text-lg">Your booking</h2>
      <dl className="service-summary">
        {times.jobs.map(({ id, name, price }) => (
          <div key={id}>
            <dt>{name}</dt>
            <dd className="numbers">{price}</dd>
          </div>
        ))}
        <div>
          <dt>Time needed</dt>
          <dd className="numbers">{times.duration}</dd>
        </div>
        {slot && (
          <div>
            <dt>Bring it in</dt>
            <dd className="numbers">{slot}</dd>
          </div>
        )}
        {slot && readyBy && (
          <div>
            <dt>Ready by</dt>
            <dd className="numbers">{readyBy}</dd>
          </div>
        )}
        <div className="service-total">
          <dt>Total, with GST</dt>
          <dd className="numbers" aria-live="polite">
            {times.price}
          </dd>
        </div>
      </dl>
      <p className="mt-3 text-sm text-ink-muted">
        {times.hasQuote ? 'The work without a price is quoted before we start. ' : ''}
        You pay when you collect the car. We ask you before we do anything that costs more.
      </p>
    </section>
  );
}
