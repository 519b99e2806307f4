type Name = 'src' | 'srcset' | 'sizes' | 'width' | 'height' | `source-${'media' | 'srcset' | 'sizes'}`;

interface Props {
  searchParams: Promise<Partial<Record<Name, string>>>;
}

/** The minimal page with one picture, as the reference for largest paints. */
export default async function Page({ searchParams }: Props) {
  const { src, srcset, sizes, width, height, ...source } = await searchParams;
  return (
    <main>
      <h1>Reference</h1>
      <picture>
        {source['source-srcset'] && (
          <source
            media={source['source-media']}
            srcSet={source['source-srcset']}
            sizes={source['source-sizes']}
          />
        )}
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
      </picture>
    </main>
  );
}
