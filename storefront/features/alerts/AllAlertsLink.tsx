import { useTranslations } from 'next-intl';
import { HardLink } from '@/ui/HardLink.tsx';

/** Links from an email's landing page to all alert settings; renders nothing on a site without a garage. */
export function AllAlertsLink({ garage }: { garage: string | null }) {
  const t = useTranslations('alerts');
  return (
    garage && (
      <HardLink href={`${garage}#alerts`} className="btn btn-secondary btn-lg">
        {t('allAlerts')}
      </HardLink>
    )
  );
}
