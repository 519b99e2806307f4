'use client';
import dynamic from 'next/dynamic';

/** An enquiry as a part of its page, its script apart: pages made of blocks share a bundle, and few of them have a form. */
export const PageForm = dynamic(() =>
  import('./PageEnquiry.client.tsx').then(({ PageEnquiry }) => PageEnquiry),
);
