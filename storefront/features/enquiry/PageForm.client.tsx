'use client';
import dynamic from 'next/dynamic';

/** Lazily loaded enquiry form: pages made of blocks share a bundle, and few of them have a form. */
export const PageForm = dynamic(() =>
  import('./PageEnquiry.client.tsx').then(({ PageEnquiry }) => PageEnquiry),
);
