export default function NotFound() {
  return (
    <main id="content" className="container section">
      <h1 className="display">Page not found</h1>
    </main>
  );
}
