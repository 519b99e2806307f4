import type { Site } from '@forecourt/lib/sites/site';
import { useTranslations } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { type LinkTarget, targetOf } from '@/content/links.ts';
import { type AnnouncementDocument, currentAnnouncements } from '@/content/notices.server.ts';
import { pageLanguage } from '@/site/page-language.server.ts';
import { Icon } from '@/ui/Icon.client.tsx';
import { Link } from '@/ui/Link.tsx';
import { mergedLanguage, type TextLanguage } from '@/ui/text-language.ts';
import { useLanguage } from '@/ui/use-language.ts';

/**
 * Inline script after a dismissible element, which names the storage key: hides it until the session ends.
 */
const CLOSE_FOR_THE_SESSION = `(()=>{
const bar=document.currentScript.previousElementSibling,key=bar.dataset.closedAs;
try{bar.hidden=!!sessionStorage.getItem(key)}catch{}
bar.querySelector('button').onclick=()=>{bar.hidden=true;try{sessionStorage.setItem(key,'closed')}catch{}};
})()`;

/** Default link of the emergency banner (ANN-06, OPEN-096). */
const SERVICE_PAGE: LinkTarget = { href: '/service' };

/** The emergency banner, if the site enables it, and the editor's announcement, above the header. */
export async function Announcements({ site }: { site: Site }) {
  const [t, language] = await Promise.all([getTranslations('notices'), pageLanguage()]);
  const { bar, emergency } = await currentAnnouncements(site.slug);
  return (
    <>
      {site.features.emergencyBannerEnabled && emergency !== null && (
        <EmergencyBanner
          text={emergency?.text || t('bookAService')}
          language={emergency?.text ? mergedLanguage(emergency, language) : {}}
          to={targetOf(emergency?.link) ?? SERVICE_PAGE}
        />
      )}
      {bar?.text && <AnnouncementBar announcement={bar} site={site} />}
    </>
  );
}

function EmergencyBanner({ text, language, to }: { text: string; language: TextLanguage; to: LinkTarget }) {
  const t = useTranslations('notices');
  return (
    <aside aria-label={t('service')} className="bg-accent text-on-accent no-print">
      <div className="container flex min-h-11 items-center justify-center gap-2 text-sm font-semibold">
        <Icon name="wrench" size={16} />
        <Link {...to} {...language} className="py-2 tracking-wide underline-offset-4 hover:underline">
          {text}
        </Link>
      </div>
    </aside>
  );
}

function AnnouncementBar({ announcement, site }: { announcement: AnnouncementDocument; site: Site }) {
  const t = useTranslations('notices');
  const { id, text, link, dismissible } = announcement;
  const to = targetOf(link);
  const own = mergedLanguage(announcement, useLanguage());
  return (
    <>
      {/* The page is cached for everyone, so the script hides a dismissed announcement before the first paint. */}
      <aside
        aria-label={t('announcement')}
        className="border-b border-line bg-sunken no-print"
        data-closed-as={`${site.slug}.announcementClosed.${id}`}
        suppressHydrationWarning
      >
        <div className="container flex min-h-11 items-center gap-x-3 text-sm">
          <p {...own} className="flex-1 py-2.5">
            {to ? (
              <Link {...to} className="font-semibold underline underline-offset-4">
                {text}
              </Link>
            ) : (
              <span className="font-semibold">{text}</span>
            )}
          </p>
          {dismissible && (
            <button
              type="button"
              className="btn btn-ghost btn-icon btn-sm -me-2"
              aria-label={t('closeAnnouncement')}
            >
              <Icon name="x" size={18} />
            </button>
          )}
        </div>
      </aside>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant script from this repository */}
      {dismissible && <script dangerouslySetInnerHTML={{ __html: CLOSE_FOR_THE_SESSION }} />}
    </>
  );
}
