import { Notice } from './Notice.tsx';

export function NoBackOffice({ missing }: { missing: 'address' | 'token' }) {
  return missing === 'address' ? (
    <Notice title="The studio is not connected to the storefront">
      Ask your system administrator to set SANITY_STUDIO_BACK_OFFICE_URL to the storefront’s address.
    </Notice>
  ) : (
    <Notice title="Sign in again">
      This tool needs a token sign-in. Sign out and in again. If this doesn’t help, ask your system
      administrator to set the studio’s login method to token.
    </Notice>
  );
}
