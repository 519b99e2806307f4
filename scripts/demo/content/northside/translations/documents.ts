import * as id from '../../shared/ids.ts';
import type { SiteTranslations } from '../../shared/translations.ts';
import { texts } from './texts.ts';

const site = 'northside';

/** The documents of Northside that are translated to Chinese, Vietnamese and Arabic. */
export const translations: SiteTranslations = {
  documents: [
    id.pageId(site, '/'),
    id.pageId(site, '/about-us'),
    id.navigationId(site, 'header'),
    id.navigationId(site, 'footer'),
    id.offerId(site, 'cx-5-runout'),
    id.announcementId(site, 'christmas'),
    ...['cx-5', 'bt-50', 'mx-5'].map((name) => id.slideId(site, name)),
    ...['Dimitra Kostas', 'Owen Clarke', 'Farah Aziz'].map((name) => id.personId(site, name)),
  ],
  texts,
};
