import { isAdministrator } from '@forecourt/schemas/documents/siteFeatures';
import { AddCircleIcon } from '@sanity/icons/AddCircle';
import { AddDocumentIcon } from '@sanity/icons/AddDocument';
import { BulbOutlineIcon } from '@sanity/icons/BulbOutline';
import { ControlsIcon } from '@sanity/icons/Controls';
import { EarthGlobeIcon } from '@sanity/icons/EarthGlobe';
import { Flex, Stack, Text } from '@sanity/ui';
import { type ComponentType, lazy, Suspense, useState } from 'react';
import { useCurrentUser } from 'sanity';
import { NEW_SITE_TOOL } from '../back-office/toolName.ts';
import { ToolLink } from '../tools/ToolLink.tsx';
import { withheldTools } from '../tools/toolAccess.ts';
import styles from './Home.module.css';

const NewCampaign = lazy(async () => ({
  default: (await import('../releases/NewCampaign.tsx')).NewCampaign,
}));

/** Shortcuts to common tasks. Renders nothing for roles that cannot write pages. */
export function QuickActions() {
  const user = useCurrentUser();
  const administrator = isAdministrator(user);
  const [beginning, setBeginning] = useState(false);
  if (withheldTools(user?.roles.map(({ name }) => name) ?? [])['new-page']) return null;
  return (
    <Stack gap={4}>
      <ul className={styles.begin} aria-label="Quick actions">
        <li>
          <button type="button" className={styles.figure} onClick={() => setBeginning(true)}>
            <ActionText
              icon={BulbOutlineIcon}
              title="New campaign"
              explanation="Page, offer, popup and menu entry together. Preview, publish and roll back together."
            />
          </button>
        </li>
        <li>
          <ToolLink tool="new-page" className={styles.figure}>
            <ActionText
              icon={AddDocumentIcon}
              title="New page"
              explanation="Start from a template, or paste text you already have."
            />
          </ToolLink>
        </li>
        <li>
          <ToolLink tool="presentation" className={styles.figure}>
            <ActionText
              icon={EarthGlobeIcon}
              title="Edit a page"
              explanation="Open a site’s preview and select what you want to change."
            />
          </ToolLink>
        </li>
        {administrator && (
          <li>
            <ToolLink tool="features" className={styles.figure}>
              <ActionText
                icon={ControlsIcon}
                title="Manage features"
                explanation="Turn features on or off for one site or all sites."
              />
            </ToolLink>
          </li>
        )}
        {administrator && (
          <li>
            <ToolLink tool={NEW_SITE_TOOL} className={styles.figure}>
              <ActionText
                icon={AddCircleIcon}
                title="New site"
                explanation="Create a site for a dealership, step by step."
              />
            </ToolLink>
          </li>
        )}
      </ul>
      {beginning && (
        <Suspense>
          <NewCampaign onClose={() => setBeginning(false)} />
        </Suspense>
      )}
    </Stack>
  );
}

function ActionText({
  icon: Icon,
  title,
  explanation,
}: {
  icon: ComponentType;
  title: string;
  explanation: string;
}) {
  return (
    <>
      <Flex as="span" align="center" gap={3}>
        <Text as="span" size={2}>
          <Icon />
        </Text>
        <Text as="span" size={2} weight="semibold">
          {title}
        </Text>
      </Flex>
      <Text as="span" size={1} muted>
        {explanation}
      </Text>
    </>
  );
}
