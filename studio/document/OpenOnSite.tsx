import { LaunchIcon } from '@sanity/icons/Launch';
import { useEffect, useState } from 'react';
import { type DocumentActionComponent, useClient } from 'sanity';
import { publicPath } from './publicUrl.ts';
import { API_VERSION, siteAddress, siteIdOf } from './site.ts';

export const openOnSite: DocumentActionComponent = ({ published }) => {
  const client = useClient({ apiVersion: API_VERSION });
  const [base, setBase] = useState<string | null>(null);
  const siteId = published ? siteIdOf(published) : undefined;
  const path = published ? publicPath(published) : null;

  useEffect(() => {
    let isStale = false;
    setBase(null);
    if (siteId)
      siteAddress(client, siteId).then(
        (address) => !isStale && setBase(address?.url ?? null),
        () => undefined, // without an address the action stays disabled and shows the reason
      );
    return () => {
      isStale = true;
    };
  }, [client, siteId]);

  const reason = published ? 'The site has no address yet' : 'Publish this document first';
  return {
    label: 'Open on site',
    icon: LaunchIcon,
    disabled: !base || !path,
    title: base && path ? `${base}${path}` : reason,
    shortcut: 'Ctrl+Alt+O',
    onHandle: () => {
      if (base && path) window.open(`${base}${path}`, '_blank', 'noopener');
    },
  };
};
openOnSite.displayName = 'OpenOnSite';
