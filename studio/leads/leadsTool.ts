import { UsersIcon } from '@sanity/icons/Users';
import { lazy } from 'react';
import { definePlugin } from 'sanity';
import { route } from 'sanity/router';
import { LEADS_TOOL } from '../back-office/toolName.ts';

const LeadsTool = lazy(async () => ({ default: (await import('./LeadsTool.tsx')).LeadsTool }));

/** The inbox, with an address for each thread. Its filters are in the address too, so that they can be shared. */
export const leadsTool = definePlugin({
  name: LEADS_TOOL,
  tools: [
    {
      name: LEADS_TOOL,
      title: 'Leads',
      icon: UsersIcon,
      component: LeadsTool,
      router: route.create('/', [route.create('/:thread')]),
    },
  ],
});
