export function SkipLink() {
  return (
    <a
      href="#content"
      className="btn btn-primary fixed top-2 left-2 z-(--z-skip) -translate-y-20 focus-visible:translate-y-0"
    >
      Skip to content
    </a>
  );
}
