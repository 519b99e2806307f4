import { HomeIcon } from '@sanity/icons/Home';
import { lazy } from 'react';
import { definePlugin } from 'sanity';

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
