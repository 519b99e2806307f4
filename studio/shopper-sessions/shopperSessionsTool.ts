import { UnlockIcon } from '@sanity/icons/Unlock';
import { lazy } from 'react';
import { definePlugin } from 'sanity';
import { SHOPPER_SESSIONS_TOOL } from '../back-office/toolName.ts';

const ShopperSessionsTool = lazy(async () => ({
  default: (await import('./ShopperSessionsTool.tsx')).ShopperSessionsTool,
}));

/** The tool in which dealer staff sign a shopper out everywhere, such as after a phone was stolen. */
export const shopperSessionsTool = definePlugin({
  name: SHOPPER_SESSIONS_TOOL,
  tools: [
    {
      name: SHOPPER_SESSIONS_TOOL,
      title: 'Shopper sign-ins',
      icon: UnlockIcon,
      component: ShopperSessionsTool,
    },
  ],
});
