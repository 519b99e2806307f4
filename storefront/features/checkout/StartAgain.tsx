import { Icon } from '@/ui/Icon.client.tsx';

/** Forgets a reservation that is over and begins a new one; a form, since it changes something. */
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
