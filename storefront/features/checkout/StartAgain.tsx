import { Icon } from '@/ui/Icon.client.tsx';

/** Discards an ended reservation and starts a new one. A form, because it changes state. */
export function StartAgain({ action, label = 'Start again' }: { action: string; label?: string }) {
  return (
    <form method="post" action={action}>
      <button type="submit" className="btn btn-primary btn-lg">
        <Icon name="refresh-cw" size={18} />
        {label}
      </button>
    </form>
  );
}
