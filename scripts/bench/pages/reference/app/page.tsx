/**
 * Static text without a client component: the bytes and times that a page cannot go below in this Next
 * version.
 */
export default function Page() {
  return (
    <main>
      <h1>Reference</h1>
      <p>The least a static page of this Next version can be: the yardstick of the page benchmark.</p>
    </main>
  );
}
