import { useTranslations } from 'next-intl';
import { HardLink } from '@/ui/HardLink.tsx';
import { CONSENT_ID } from './ids.ts';

/**
 * Asks for consent to share the visit with advertising partners, if the site asks and the visitor has not
 * answered, or after pressing 'Privacy choices'. Both answers are equally prominent.
 * @param props.hasConversions whether enquiries and reservations are shared too
 * @param props.hasTrials whether visitors who consent take part in trials of pages
 */
export function ConsentChoice({
  privacyPath,
  hasConversions,
  hasTrials,
}: {
  privacyPath: string;
  hasConversions: boolean;
  hasTrials: boolean;
}) {
  const t = useTranslations('consent');
  const ui = useTranslations('ui');
  return (
    <section
      id={CONSENT_ID}
      hidden
      aria-label={t('label')}
      // Shown instead of the question if the browser has answered it.
      data-signal={t('signal')}
      data-close={ui('close')}
      className="fixed inset-x-0 bottom-(--bottom-bar) z-(--z-sheet) p-3 no-print sm:end-auto sm:max-w-110 sm:p-4"
    >
      <div className="rounded-card border border-line bg-surface p-4 shadow-float">
        <p className="text-sm">
          {hasConversions ? t('conversions') : t('views')}
          {hasTrials && ` ${t('trials')}`} {t('same')}{' '}
          <HardLink href={privacyPath} className="link">
            {t('privacyPolicy')}
          </HardLink>
        </p>
        <div className="mt-3 grid grid-cols-2 gap-2">
          <button type="button" data-consent="denied" className="btn btn-secondary btn-sm">
            {t('no')}
          </button>
          <button type="button" data-consent="granted" className="btn btn-secondary btn-sm">
            {t('yes')}
          </button>
        </div>
      </div>
    </section>
  );
}
