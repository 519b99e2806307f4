import { Notice } from './Notice.tsx';

/** Why a tool cannot reach the back office, for whoever sets up the studio. */
export function NoBackOffice({ missing }: { missing: 'address' | 'token' }) {
  return missing === 'address' ? (
    <Notice title="The studio does not know where the storefront is">
      Whoever builds the studio sets SANITY_STUDIO_BACK_OFFICE_URL to the storefront’s address.
    </Notice>
  ) : (
    <Notice title="The studio has no token of yours">
      What is kept of shoppers needs a sign-in by token. Sign out and in again; if that does not help, the
      studio’s sign-in is set to cookies only.
    </Notice>
  );
}
