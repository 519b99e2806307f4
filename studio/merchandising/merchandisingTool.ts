import { TagIcon } from '@sanity/icons/Tag';
import { lazy } from 'react';
import { definePlugin } from 'sanity';
import { MERCHANDISING_TOOL } from '../back-office/toolName.ts';

const MerchandisingTool = lazy(async () => ({
  default: (await import('./MerchandisingTool.tsx')).MerchandisingTool,
}));

export const merchandisingTool = definePlugin({
  name: MERCHANDISING_TOOL,
  tools: [
    {
      name: MERCHANDISING_TOOL,
      title: 'Merchandising',
      icon: TagIcon,
      component: MerchandisingTool,
    },
  ],
});
