import { notFound } from 'next/navigation';
import { findPage } from '@/content/page.server.ts';

export const dynamic = 'force-static';
export const revalidate = 3600;
export const generateStaticParams = () => [];

export default async function Home({ params }: { params: Promise<{ site: string }> }) {
  const { site } = await params;
  const page = await findPage(site, '/');
  if (!page) notFound();
  return <main id="content">{page.title}</main>;
}
