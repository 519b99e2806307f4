import { Card, Flex, Text } from '@sanity/ui';
import { useEffect, useState } from 'react';
import { useClient } from 'sanity';
import { NEW_SITE_TOOL } from '../back-office/toolName.ts';
import { API_VERSION } from '../document/site.ts';
import { beginWith } from '../new-site/storedDraft.ts';
import { ToolLink } from '../tools/ToolLink.tsx';
import styles from './Feeds.module.css';

const SITES = `*[_type == "feed" && slug.current == $feed][0].dealership->{
  name, "sites": count(*[_type == "site" && ^._id in dealerships[]._ref])
}`;

/** Offers to create a site if no site lists the cars of a feed yet. */
export function NextStep({ feed }: { feed: string }) {
  const client = useClient({ apiVersion: API_VERSION });
  const [dealership, setDealership] = useState<{ name: string; sites: number } | null>(null);
  useEffect(() => {
    let isLeft = false;
    client
      .withConfig({ perspective: 'published' })
      .fetch<typeof dealership>(SITES, { feed }, { tag: 'feeds' })
      // The notice is optional, so errors are ignored.
      .then(
        (answer) => !isLeft && setDealership(answer),
        () => undefined,
      );
    return () => {
      isLeft = true;
    };
  }, [client, feed]);
  if (!dealership || dealership.sites > 0) return null;
  return (
    <Card border radius={3} padding={4} tone="caution" role="note">
      <Flex gap={4} align="center" justify="space-between" wrap="wrap">
        <Text size={1} className={styles.typed}>
          No site lists the cars of {dealership.name} yet.
        </Text>
        <ToolLink tool={NEW_SITE_TOOL} className={styles.action} onOpen={() => beginWith(dealership.name)}>
          <Text as="span" size={1}>
            Create site
          </Text>
        </ToolLink>
      </Flex>
    </Card>
  );
}
