import { Icon } from '@/ui/Icon.client.tsx';

/** What stands in the place of the card form until it is there, exactly as high. */
export const CardWaiting = ({ opening }: { opening: boolean }) => (
  <div
    role="status"
    className="flex min-h-62 flex-col items-center justify-center gap-2 rounded-control border border-dashed border-line-strong p-6 text-center text-sm text-ink-muted"
  >
    {opening ? <span className="spinner" aria-hidden="true" /> : <Icon name="credit-card" size={24} />}
    {opening ? 'Opening the payment…' : 'Card details open here once you agree to the terms.'}
  </div>
);
