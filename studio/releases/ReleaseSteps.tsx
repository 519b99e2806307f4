import { Button, Card, Flex, Text } from '@sanity/ui';
import { useEffect, useState } from 'react';
import { useClient, useWorkspace } from 'sanity';
import { useRouter } from 'sanity/router';
import { API_VERSION } from '../document/site.ts';
import { previewPath } from './previewPath.ts';

const PAGES = `*[_type == "page" && sanity::partOfRelease($release)] | order(site->name asc, path.current asc){
  "id": _id, title, "path": path.current, "site": site->name, "origin": site->url
}`;

interface ReleasePage {
  id: string;
  title: string | null;
  path: string | null;
  site: string | null;
  origin: string | null;
}

/** So many pages of a release are a press away; the others are reached from their documents. */
const MOST_SHOWN = 4;

/** What comes next with a release that is not published: its pages as visitors will see them, and how it goes out. */
export function ReleaseSteps({ releaseId }: { releaseId: string }) {
  const client = useClient({ apiVersion: API_VERSION });
  const { basePath } = useWorkspace();
  const { navigateUrl } = useRouter();
  const [pages, setPages] = useState<ReleasePage[]>([]);
  useEffect(() => {
    let stale = false;
    setPages([]);
    client
      .withConfig({ perspective: 'raw' })
      .fetch<ReleasePage[]>(PAGES, { release: releaseId }, { tag: 'releases.pages' })
      // Without them the release is as usable as before.
      .then(
        (answer) => !stale && setPages(answer),
        () => undefined,
      );
    return () => {
      stale = true;
    };
  }, [client, releaseId]);
  const shown = pages.flatMap((page) => {
    const path = previewPath(basePath, page, releaseId);
    return path ? [{ ...page, preview: path }] : [];
  });
  if (shown.length === 0) return null;
  return (
    <Card as="nav" aria-label="Look at it first" paddingX={4} paddingY={3} borderBottom>
      <Flex align="center" gap={3} wrap="wrap">
        <Text size={1} muted>
          Press a line to write it, and what stands above the name to give it a time. As visitors will see it:
        </Text>
        {shown.slice(0, MOST_SHOWN).map(({ id, title, site, preview }) => (
          <Button
            key={id}
            mode="ghost"
            fontSize={1}
            padding={2}
            text={[title, site].filter(Boolean).join(', ')}
            onClick={() => navigateUrl({ path: preview })}
          />
        ))}
      </Flex>
    </Card>
  );
}
