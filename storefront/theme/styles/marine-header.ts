/** The menus on an accent-coloured band with a wavy lower edge. */
export const MARINE_HEADER = `
html[data-header] {
  --header-height: 78px;
}
.marine-header {
  position: sticky;
  top: 0;
}
.marine-top {
  background: var(--canvas);
}
.marine-top > .container {
  min-height: 68px;
}
.marine-phone {
  display: none;
}
.marine-band {
  position: relative;
  min-height: 8px;
  background: var(--accent);
  color: var(--on-accent);
}
.marine-band::after {
  content: "";
  position: absolute;
  z-index: -1;
  inset: 100% 0 auto;
  height: 9px;
  background: var(--accent);
  mask: url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 96 12' preserveAspectRatio='none'%3E%3Cpath d='M0 0h96v6c-16 0-16 6-32 6S48 6 32 6 16 10 0 6z'/%3E%3C/svg%3E") 0 -1px / 96px 10px repeat-x;
}
.marine-band > .container,
.marine-place {
  display: none;
}
@media (width >= 992px) {
  html[data-header] {
    --header-height: 58px;
  }
  .marine-header {
    top: -84px;
  }
  .marine-header:focus-within,
  .marine-header:has([aria-expanded="true"]),
  body:has(> main[data-form]) > .marine-header {
    top: 0;
  }
  .marine-top > .container {
    min-height: 84px;
  }
  .marine-phone {
    display: inline-flex;
    align-items: center;
    gap: 8px;
    padding-block: 10px;
    font-weight: 700;
  }
  .marine-band > .container {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-height: 50px;
  }
  .marine-place {
    display: flex;
    align-items: center;
    gap: 6px;
    padding-block: 10px;
    font-size: 14px;
    font-weight: 700;
  }
  .marine-menus {
    margin-left: -14px;
  }
  .marine-menus .menu-entry {
    padding-inline: 14px;
    font-weight: 700;
  }
  .marine-menus .menu-entry:is(:hover, [aria-expanded="true"]) {
    color: inherit;
    text-decoration: underline;
    text-decoration-thickness: 2px;
    text-underline-offset: 6px;
  }
}
`;
