import { schemaTypes } from '@forecourt/schemas/types';
import { visionTool } from '@sanity/vision';
import { defineConfig } from 'sanity';
import { structureTool } from 'sanity/structure';
import { activityTool } from './activity/activityTool.ts';
import { ForecourtIcon } from './brand/ForecourtIcon.tsx';
import { calendarTool } from './calendar/calendarTool.ts';
import { documentActions } from './document/actions.ts';
import { documentBadges } from './document/badges.ts';
import { newDocumentOptions } from './document/newDocuments.ts';
import { productionUrl } from './document/publicUrl.ts';
import { templates } from './document/templates.ts';
import { featuresTool } from './features/featuresTool.ts';
import { hexColourInput } from './inputs/hexColourInput.ts';
import { heldBackTool } from './leads/heldBackTool.ts';
import { localLake } from './local/localLake.ts';
import { printTool } from './printing/printTool.ts';
import { reservationsTool } from './reservations/reservationsTool.ts';
import { stockFilterInput } from './stock/stockFilterInput.ts';
import { structure } from './structure/structure.ts';
import { pastedLinks } from './text/pastedLinks.ts';
import { siteTimeInput } from './time/siteTimeInput.ts';

const local = process.env.SANITY_STUDIO_LAKE === 'local' ? localLake() : undefined;

export default defineConfig({
  name: 'default',
  title: 'Forecourt',
  icon: ForecourtIcon,
  projectId: process.env.SANITY_STUDIO_PROJECT_ID ?? 'forecourt',
  dataset: process.env.SANITY_STUDIO_DATASET ?? 'production',
  plugins: [
    structureTool({ title: 'Content', structure }),
    calendarTool(),
    reservationsTool(),
    heldBackTool(),
    activityTool(),
    printTool(),
    featuresTool(),
    visionTool({ title: 'Queries' }),
    hexColourInput(),
    stockFilterInput(),
    pastedLinks(),
    siteTimeInput(),
  ],
  tools: (tools, { currentUser }) =>
    currentUser?.roles.some(({ name }) => name === 'administrator')
      ? tools
      : tools.filter(({ name }) => name !== 'vision'),
  // The back office asks who somebody is by their own token, which a sign-in by cookie does not give.
  auth: { loginMethod: 'token' },
  schema: { types: schemaTypes, templates },
  search: { strategy: 'groq2024' },
  document: {
    actions: documentActions,
    badges: documentBadges,
    newDocumentOptions,
    productionUrl,
    ...local?.document,
  },
  ...local?.workspace,
});
