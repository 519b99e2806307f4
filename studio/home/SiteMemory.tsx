import { useEffect } from 'react';
import { definePlugin, type LayoutProps, useClient } from 'sanity';
import { API_VERSION } from '../document/site.ts';
import { loadSites } from './chosenSite.ts';

/** Loads the sites once, so that the site chosen in one tool is chosen in the others. */
function SiteMemory(props: LayoutProps) {
  const client = useClient({ apiVersion: API_VERSION });
  useEffect(() => {
    // Without them, tools remember only their own choice.
    loadSites(client).catch(() => undefined);
  }, [client]);
  return props.renderDefault(props);
}

/** Remembers the chosen site across tools. */
export const siteMemory = definePlugin({
  name: 'site-memory',
  studio: { components: { layout: SiteMemory } },
});
