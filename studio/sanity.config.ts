import { schemaTypes } from '@forecourt/schemas/types';
import { visionTool } from '@sanity/vision';
import { defineConfig } from 'sanity';
import { structureTool } from 'sanity/structure';
import { activityTool } from './activity/activityTool.ts';
import { advertisingTool } from './advertising/advertisingTool.ts';
import { altSuggestions } from './alt-text/altSuggestions.ts';
import { apiKeysTool } from './api-keys/apiKeysTool.ts';
import { ForecourtIcon } from './brand/ForecourtIcon.tsx';
import { calendarTool } from './calendar/calendarTool.ts';
import { newPageTool } from './create/newPageTool.ts';
import { descriptionsTool } from './descriptions/descriptionsTool.ts';
import { documentActions } from './document/actions.ts';
import { documentBadges } from './document/badges.ts';
import { newDocumentOptions } from './document/newDocuments.ts';
import { productionUrl } from './document/publicUrl.ts';
import { templates } from './document/templates.ts';
import { testDrivesTool } from './drives/testDrivesTool.ts';
import { featuresTool } from './feature-flags/featuresTool.ts';
import { feedsTool } from './feeds/feedsTool.ts';
import { homeTool } from './home/homeTool.ts';
import { siteMemory } from './home/SiteMemory.tsx';
import { hexColourInput } from './inputs/hexColourInput.ts';
import { mapStyleInput } from './inputs/mapStyleInput.ts';
import { publicHolidaysInput } from './inputs/publicHolidaysInput.ts';
import { leadDeliveryLink } from './lead-delivery/leadDeliveryLink.ts';
import { leadsTool } from './leads/leadsTool.ts';
import { localLake } from './local/localLake.ts';
import { mediaTool } from './media/mediaTool.ts';
import { merchandisingTool } from './merchandising/merchandisingTool.ts';
import { newSiteTool } from './new-site/newSiteTool.ts';
import { pictureCrops } from './picture-crops/pictureCrops.ts';
import { withPreviewLabels } from './presentation/labels.ts';
import { presentation } from './presentation/presentation.ts';
import { printTool } from './printing/printTool.ts';
import { releases, withReleaseLabels } from './releases/releases.ts';
import { reservationsTool } from './reservations/reservationsTool.ts';
import { resultsTool } from './results/resultsTool.ts';
import { reviewPlugin } from './review/reviewPlugin.ts';
import { shopperSessionsTool } from './shopper-sessions/shopperSessionsTool.ts';
import { siteReportTool } from './site-report/siteReportTool.ts';
import { stockFilterInput } from './stock/stockFilterInput.ts';
import { structure } from './structure/structure.ts';
import { teamTool } from './team/teamTool.ts';
import { keptCaret } from './text/keptCaret.ts';
import { pastedLinks } from './text/pastedLinks.ts';
import { themeInput } from './theme/themeInput.ts';
import { siteTimeInput } from './time/siteTimeInput.ts';
import { orderedTools, withheldTools } from './tools/toolAccess.ts';
import { withheldTool } from './tools/WithheldTool.tsx';
import { documentNode } from './translations/documentNode.ts';
import { translations } from './translations/translationsPlugin.ts';
import { trialInput } from './trials/trialInput.ts';

const local = process.env.SANITY_STUDIO_LAKE === 'local' ? localLake() : undefined;

export default defineConfig({
  name: 'default',
  title: 'Forecourt',
  icon: ForecourtIcon,
  projectId: process.env.SANITY_STUDIO_PROJECT_ID ?? 'forecourt',
  dataset: process.env.SANITY_STUDIO_DATASET ?? 'production',
  plugins: [
    homeTool(),
    siteMemory(),
    structureTool({ title: 'Content', structure, defaultDocumentNode: documentNode }),
    newPageTool(),
    calendarTool(),
    presentation(),
    releases(),
    mediaTool(),
    // Listed early, as the navigation bar shows only a dozen tools on a laptop.
    featuresTool(),
    reservationsTool(),
    leadsTool(),
    merchandisingTool(),
    feedsTool(),
    advertisingTool(),
    testDrivesTool(),
    reviewPlugin(),
    teamTool(),
    shopperSessionsTool(),
    siteReportTool(),
    resultsTool(),
    activityTool(),
    printTool(),
    descriptionsTool(),
    newSiteTool(),
    apiKeysTool(),
    visionTool({ title: 'Queries' }),
    hexColourInput(),
    publicHolidaysInput(),
    mapStyleInput(),
    stockFilterInput(),
    keptCaret(),
    pastedLinks(),
    siteTimeInput(),
    themeInput(),
    leadDeliveryLink(),
    altSuggestions(),
    trialInput(),
    pictureCrops(),
    translations(),
  ],
  tools: (tools, { currentUser }) => {
    const roles = currentUser?.roles.map(({ name }) => name) ?? [];
    const withheld = withheldTools(roles);
    // A withheld tool is hidden from the menu, and its address says why.
    return orderedTools(tools, roles).map((tool) => {
      const reason = withheld[tool.name];
      return reason === undefined ? tool : withheldTool(tool, reason);
    });
  },
  // The back office identifies users by their token, which cookie sign-in does not provide.
  auth: { loginMethod: 'token' },
  schema: { types: schemaTypes, templates },
  search: { strategy: 'groq2024' },
  // Bundles of plugins would be overridden by the studio's own labels.
  i18n: { bundles: (bundles) => withPreviewLabels(withReleaseLabels(bundles)) },
  document: {
    actions: documentActions,
    badges: documentBadges,
    newDocumentOptions,
    productionUrl,
    ...local?.document,
  },
  ...local?.workspace,
});
