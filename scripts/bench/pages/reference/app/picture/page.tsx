interface Props {
  searchParams: Promise<Partial<Record<'src' | 'srcset' | 'sizes' | 'width' | 'height', string>>>;
}

/** The least a page can be that shows one picture: the yardstick of largest paints, which are pictures. */
export default async function Page({ searchParams }: Props) {
  const { src, srcset, sizes, width, height } = await searchParams;
  return (
    <main>
      <h1>Reference</h1>
      {/* biome-ignore lint/performance/noImgElement: as the measured pages write it */}
      <img
        src={src}
        srcSet={srcset}
        sizes={sizes}
        width={width}
        height={height}
        alt=""
        fetchPriority="high"
        style={{ width: '100%', height: 'auto' }}
      />
    </main>
  );
}
