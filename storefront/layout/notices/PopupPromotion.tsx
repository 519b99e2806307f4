import type { Site } from '@forecourt/lib/sites/site';
import { actionOf } from '@/content/links.ts';
import { currentPopup } from '@/content/notices.server.ts';
import { pictureSource } from '@/content/picture.ts';
import { classes } from '@/ui/classes.ts';
import { Icon } from '@/ui/Icon.client.tsx';
import { LinkButton } from '@/ui/LinkButton.tsx';
import { Picture } from '@/ui/Picture.client.tsx';
import { POPUP_ADDRESS } from './popup-module.ts';
import type { PopupSetup } from './popup-script.ts';

/** A path on this site. With a query or hash it would be a different page. */
const OWN_PAGE = /^\/[^?#]*$/;

/**
 * A promotion that opens over the page after a delay (POPUP-01 to POPUP-07, OPEN-095), at most 560 px wide
 * and 80% of the screen high, as every sheet. Rendered closed; its script loads when it is due.
 */
export async function PopupPromotion({ site }: { site: Site }) {
  const popup = await currentPopup(site.slug);
  if (!popup?.title) return null;
  const picture = pictureSource(popup.image);
  const action = actionOf(popup.action);
  const setup: PopupSetup = {
    site: site.slug,
    delay: popup.delay * 1000,
    end: popup.expiry ? Date.parse(popup.expiry) : null,
    pages: popup.pages,
    target: action && OWN_PAGE.test(action.to.href) ? action.to.href : null,
  };
  return (
    <>
      <dialog id="popup" aria-labelledby="popup-title" className="sheet">
        <div className="relative">
          <form method="dialog" className="absolute top-3 right-3 z-(--z-controls)">
            <button type="submit" className="btn btn-secondary btn-icon" aria-label="Close">
              <Icon name="x" />
            </button>
          </form>
          {picture && (
            <Picture
              {...picture}
              ratio={16 / 9}
              sizes="(width >= 592px) 560px, 100vw"
              className="aspect-video w-full"
            />
          )}
          <div className="p-6 lg:p-8">
            <h2 id="popup-title" className={classes('title text-balance', !picture && 'pr-12')}>
              {popup.title}
            </h2>
            {popup.text && <p className="mt-3 text-lg whitespace-pre-line text-ink-muted">{popup.text}</p>}
            {action && (
              <LinkButton {...action.to} size="lg" className="mt-6">
                {action.label}
              </LinkButton>
            )}
          </div>
        </div>
      </dialog>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a script from this repository; content is inserted as JSON without markup */}
      <script dangerouslySetInnerHTML={{ __html: whenDue(setup) }} />
    </>
  );
}

const whenDue = (setup: PopupSetup) =>
  `setTimeout(()=>import(${JSON.stringify(POPUP_ADDRESS)}).then(m=>m.default(${JSON.stringify(setup).replaceAll('<', '\\u003c')})),${Number(setup.delay) || 0})`;
