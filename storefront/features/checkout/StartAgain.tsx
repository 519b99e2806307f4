import { useTranslations } from 'next-intl';
import { Icon } from '@/ui/Icon.client.tsx';

/** Discards an ended reservation and starts a new one. A form, because it changes state. */
export function StartAgain({ action, label }: { action: string; label?: string }) {
  const t = useTranslations('checkout');
  return (
    <form method="post" action={action}>
      <button type="submit" className="btn btn-primary btn-lg">
        <Icon name="refresh-cw" size={18} />
        {label ?? t('obstacle.startAgain')}
      </button>
    </form>
  );
}
