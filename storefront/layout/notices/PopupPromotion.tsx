import type { Site } from '@forecourt/lib/sites/site';
import { actionOf } from '@/content/links.ts';
import { currentPopup } from '@/content/notices.server.ts';
import { pictureSource } from '@/content/picture.ts';
import { pageLanguage } from '@/site/page-language.server.ts';
import { mergedLanguage } from '@/ui/text-language.ts';
import { PopupWhenDue } from './PopupWhenDue.client.tsx';

/** A path on this site. With a query or hash it would be a different page. */
const OWN_PAGE = /^\/[^?#]*$/;

/** The site's current popup promotion, which opens over the page after a delay (POPUP-01 to POPUP-07). */
export async function PopupPromotion({ site }: { site: Site }) {
  const popup = await currentPopup(site.slug);
  if (!popup?.title) return null;
  const action = actionOf(popup.action);
  return (
    <PopupWhenDue
      delay={popup.delay * 1000}
      popup={{
        siteSlug: site.slug,
        title: popup.title,
        text: popup.text,
        language: mergedLanguage(popup, await pageLanguage()),
        picture: pictureSource(popup.image),
        action,
        end: popup.expiry ? Date.parse(popup.expiry) : null,
        pages: popup.pages,
        target: action && OWN_PAGE.test(action.to.href) ? action.to.href : null,
      }}
    />
  );
}
