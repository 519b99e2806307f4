/** The 404 page outside any site. Minimal, because Next.js puts it into every page's data. */
export default function NotFound() {
  return <h1>Page not found</h1>;
}
