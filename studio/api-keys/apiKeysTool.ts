import { ApiIcon } from '@sanity/icons/Api';
import { lazy } from 'react';
import { definePlugin } from 'sanity';
import { API_KEYS_TOOL } from '../back-office/toolName.ts';

const ApiKeysTool = lazy(async () => ({ default: (await import('./ApiKeysTool.tsx')).ApiKeysTool }));

export const apiKeysTool = definePlugin({
  name: API_KEYS_TOOL,
  tools: [{ name: API_KEYS_TOOL, title: 'API keys', icon: ApiIcon, component: ApiKeysTool }],
});
