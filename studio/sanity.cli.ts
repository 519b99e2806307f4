import { defineCliConfig } from 'sanity/cli';

/** Only used by the development server, which passes the local lake's paths on to where it runs. */
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
        // Calls that a part of the Studio makes by the project's host name, whatever it is configured to do.
        '^/v\\d{4}-\\d{2}-\\d{2}/': { target: lake },
      },
    },
  }),
});
