import { useTranslations } from 'next-intl';
import { HardLink } from '@/ui/HardLink.tsx';

/** Shown in the tab that was opened for printing. */
export default function NothingToPrint() {
  const t = useTranslations('vehicle');
  return (
    <main id="content" className="sheet-nothing">
      <h1>{t('sheet.nothingTitle')}</h1>
      <p>{t('sheet.nothingText')}</p>
      <p>
        <HardLink href="/search">{t('sheet.search')}</HardLink>
      </p>
    </main>
  );
}
