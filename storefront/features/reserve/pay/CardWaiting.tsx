import { Button } from '@/ui/Button.tsx';
import { Icon } from '@/ui/Icon.tsx';

/** What stands in the place of the card form until it is there, exactly as high, with the button below it. */
export function CardWaiting({
  opening,
  pressed,
  amount,
  onPress,
}: {
  opening: boolean;
  /** Whether the button waits to pay. */
  pressed: boolean;
  amount: string;
  onPress: () => void;
}) {
  return (
    <div className="grid gap-5">
      <div
        role="status"
        className="flex min-h-62 flex-col items-center justify-center gap-2 rounded-control border border-dashed border-line-strong p-6 text-center text-sm text-ink-muted"
      >
        {opening ? <span className="spinner" aria-hidden="true" /> : <Icon name="credit-card" size={24} />}
        {opening ? 'Opening the payment…' : 'Card details open here once you agree to the terms.'}
      </div>
      <Button size="lg" aria-disabled={!opening} className="w-full" onClick={onPress}>
        {pressed ? <span className="spinner" aria-hidden="true" /> : <Icon name="lock" size={18} />}
        {pressed ? 'One moment…' : `Pay ${amount}`}
      </Button>
    </div>
  );
}
