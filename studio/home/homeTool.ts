import { HomeIcon } from '@sanity/icons/Home';
import { lazy } from 'react';
import { definePlugin } from 'sanity';

/** The first page of the studio: what somebody was doing, and what waits. Loaded when it is shown. */
export const homeTool = definePlugin({
  name: 'home',
  tools: [
    {
      name: 'home',
      title: 'Home',
      icon: HomeIcon,
      component: lazy(() => import('./Home.tsx')),
    },
  ],
});
