import { UsersIcon } from '@sanity/icons/Users';
import { lazy } from 'react';
import { definePlugin } from 'sanity';
import { route } from 'sanity/router';
import { LEADS_TOOL } from '../back-office/toolName.ts';

const LeadsTool = lazy(async () => ({ default: (await import('./LeadsTool.tsx')).LeadsTool }));

/** The tool that lists leads. An address may end in a search, such as a stock number. */
export const leadsTool = definePlugin({
  name: LEADS_TOOL,
  tools: [
    {
      name: LEADS_TOOL,
      title: 'Leads',
      icon: UsersIcon,
      component: LeadsTool,
      router: route.create('/', [route.create('/:search')]),
    },
  ],
});
