/**
 * Styles of the toolbar, in its own shadow tree, so that neither side affects the other. System colours, because
 * it belongs to the studio and not to the site's theme.
 */
export const TOOLBAR_STYLES = `
:host { all: initial; color-scheme: light; }
.bar, .notice {
  position: fixed;
  z-index: 1;
  box-sizing: border-box;
  max-width: calc(100vw - 16px);
  border-radius: 6px;
  background: CanvasText;
  color: Canvas;
  font: 500 13px/1.3 system-ui, sans-serif;
  box-shadow: 0 2px 12px color-mix(in srgb, CanvasText 30%, transparent);
}
.bar { display: flex; flex-wrap: wrap; align-items: center; gap: 2px; padding: 3px; }
.bar[hidden], .notice[hidden] { display: none; }
.name { padding: 0 8px; }
button {
  display: inline-grid;
  place-items: center;
  min-width: 32px;
  height: 32px;
  padding: 0 8px;
  border: 0;
  border-radius: 4px;
  background: transparent;
  color: inherit;
  font: inherit;
  cursor: pointer;
}
button:hover:not([disabled]) { background: color-mix(in srgb, Canvas 25%, CanvasText); }
button:focus-visible { outline: 2px solid Canvas; outline-offset: -2px; }
button[disabled] { opacity: 0.4; cursor: default; }
svg { width: 18px; height: 18px; fill: none; stroke: currentColor; stroke-width: 1.8; }
.notice { left: 50%; bottom: 16px; transform: translateX(-50%); padding: 10px 14px; }
.outline {
  position: fixed;
  pointer-events: none;
  border: 2px solid Highlight;
  border-radius: 2px;
}
`;
