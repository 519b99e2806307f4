import { transform } from 'lightningcss';

/** Turbopack loader that minifies a stylesheet; the build fails on invalid CSS. */
export default function minify(this: { resourcePath: string }, css: string): string {
  return transform({ filename: this.resourcePath, code: Buffer.from(css), minify: true }).code.toString();
}
