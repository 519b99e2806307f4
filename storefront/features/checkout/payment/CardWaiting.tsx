import { Icon } from '@/ui/Icon.client.tsx';

export const CardWaiting = ({ opening }: { opening: boolean }) => (
  <div
    role="status"
    className="flex min-h-62 flex-col items-center justify-center gap-2 rounded-control border border-dashed border-line-strong p-6 text-center text-sm text-ink-muted"
  >
    {opening ? <span className="spinner" aria-hidden="true" /> : <Icon name="credit-card" size={24} />}
    {opening ? 'Loading payment form…' : 'Accept the terms to enter your card details.'}
  </div>
);
