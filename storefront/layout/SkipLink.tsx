import { useTranslations } from 'next-intl';

/** The first link of a page, for people who use the keyboard. */
export function SkipLink() {
  const t = useTranslations('header');
  return (
    <a
      href="#content"
      className="btn btn-primary fixed top-2 start-2 z-(--z-skip) -translate-y-20 focus-visible:translate-y-0"
    >
      {t('skipToContent')}
    </a>
  );
}
