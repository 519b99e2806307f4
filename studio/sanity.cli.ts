import { defineCliConfig } from 'sanity/cli';

/** Used only by the development server, which proxies the local content lake. */
const lake = process.env.SANITY_API_HOST ?? 'http://localhost:4002';

export default defineCliConfig({
  api: {
    projectId: process.env.SANITY_STUDIO_PROJECT_ID ?? 'forecourt',
    dataset: process.env.SANITY_STUDIO_DATASET ?? 'production',
  },
  deployment: { autoUpdates: false },
  vite: (config) => ({
    ...config,
    server: {
      ...config.server,
      proxy: {
        '/lake': { target: lake, ws: true, changeOrigin: false },
        // Part of the studio uses paths of the project's API host regardless of the configuration.
        '^/v\\d{4}-\\d{2}-\\d{2}/': { target: lake },
      },
    },
  }),
});
