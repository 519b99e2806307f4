import { EyeOpenIcon } from '@sanity/icons/EyeOpen';
import type { PluginOptions } from 'sanity';
import { presentationTool } from 'sanity/presentation';
import { ENABLE_PATH } from '../document/previewAddress.ts';
import { firstAddress } from './lastPreview.ts';
import { locations } from './locations.ts';
import { mainDocuments } from './mainDocuments.ts';
import { PreviewHeader } from './PreviewHeader.tsx';
import { SiteList } from './SiteList.tsx';
import { sitesOf } from './sites.ts';

/** The preview tool, in which the pages of all sites are edited side by side with their preview. */
export const presentation = (): PluginOptions =>
  presentationTool({
    title: 'Preview',
    icon: EyeOpenIcon,
    previewUrl: {
      initial: async ({ client }) => {
        const [first, ...others] = await sitesOf(client);
        if (!first)
          throw new Error('No site has an address yet. Enter an address for a site and publish it.');
        return firstAddress([first, ...others]);
      },
      // Shared links are created per document instead (`CopyDraftLink`).
      previewMode: { enable: ENABLE_PATH, shareAccess: false },
    },
    allowOrigins: async ({ client }) => (await sitesOf(client)).map(({ origin }) => origin),
    resolve: { mainDocuments, locations },
    components: {
      unstable_navigator: { component: SiteList, minWidth: 170, maxWidth: 260 },
      unstable_header: { component: PreviewHeader },
    },
  });
