import { PublishIcon } from '@sanity/icons/Publish';
import { lazy } from 'react';
import { definePlugin } from 'sanity';
import { route } from 'sanity/router';
import { ADVERTISING_TOOL } from '../back-office/toolName.ts';

const AdvertisingTool = lazy(async () => ({
  default: (await import('./AdvertisingTool.tsx')).AdvertisingTool,
}));

/** The tool that shows what outgoing feeds send and which vehicles receivers refuse. Each feed has an address. */
export const advertisingTool = definePlugin({
  name: ADVERTISING_TOOL,
  tools: [
    {
      name: ADVERTISING_TOOL,
      title: 'Advertising',
      icon: PublishIcon,
      component: AdvertisingTool,
      router: route.create('/', [route.create('/:feed')]),
    },
  ],
});
