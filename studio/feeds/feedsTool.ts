import { DatabaseIcon } from '@sanity/icons/Database';
import { lazy } from 'react';
import { definePlugin } from 'sanity';
import { route } from 'sanity/router';
import { FEEDS_TOOL } from '../back-office/toolName.ts';

const FeedsTool = lazy(async () => ({ default: (await import('./FeedsTool.tsx')).FeedsTool }));

/** The tool in which administrators monitor feeds and their runs. Each feed and run has an address. */
export const feedsTool = definePlugin({
  name: FEEDS_TOOL,
  tools: [
    {
      name: FEEDS_TOOL,
      title: 'Feeds',
      icon: DatabaseIcon,
      component: FeedsTool,
      router: route.create('/', [route.create('/:feed', [route.create('/:run')])]),
    },
  ],
});
