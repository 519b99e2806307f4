import type { Metadata } from 'next';
import type { ReactNode } from 'react';

export const metadata: Metadata = {
  title: 'Reference',
  description: 'The least a static page of this Next version can be.',
};

/** A document without styles, fonts or scripts, so that only what Next itself sends is measured. */
export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  );
}
