import { EyeOpenIcon } from '@sanity/icons/EyeOpen';
import type { PluginOptions } from 'sanity';
import { presentationTool } from 'sanity/presentation';
import { ENABLE_PATH } from '../document/previewAddress.ts';
import { locations } from './locations.ts';
import { mainDocuments } from './mainDocuments.ts';
import { PreviewHeader } from './PreviewHeader.tsx';
import { SiteList } from './SiteList.tsx';
import { sitesOf } from './sites.ts';

/** The tool in which a site's pages are seen and edited side by side; all sites in one. */
export const presentation = (): PluginOptions =>
  presentationTool({
    title: 'Preview',
    icon: EyeOpenIcon,
    previewUrl: {
      initial: async ({ client }) => {
        const [first] = await sitesOf(client);
        if (!first) throw new Error('No site has an address yet. Give one its address, then publish it.');
        return `${first.origin}/`;
      },
      // Links for people without an account are made for one page each (`CopyDraftLink`).
      previewMode: { enable: ENABLE_PATH, shareAccess: false },
    },
    allowOrigins: async ({ client }) => (await sitesOf(client)).map(({ origin }) => origin),
    resolve: { mainDocuments, locations },
    components: {
      unstable_navigator: { component: SiteList, minWidth: 170, maxWidth: 260 },
      unstable_header: { component: PreviewHeader },
    },
  });
