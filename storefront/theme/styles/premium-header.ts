/** Centred logo with the menus below it, which stay visible on scroll. */
export const PREMIUM_HEADER = `
html[data-header] {
  --header-height: 69px;
}
.premium-header {
  position: sticky;
  top: 0;
}
.premium-mark {
  display: grid;
  grid-template-columns: 1fr auto 1fr;
  gap: 8px;
  align-items: center;
  min-height: 68px;
}
.premium-contact {
  display: flex;
  gap: 28px;
  font-size: 14px;
  color: var(--ink-muted);
}
.premium-contact a {
  display: inline-flex;
  align-items: center;
  gap: 6px;
}
.premium-tools {
  display: flex;
  justify-content: end;
  align-items: center;
  gap: 4px;
}
.premium-action {
  margin-right: 12px;
  padding-block: 10px;
  font-size: 14px;
}
.premium-menus {
  border-top: 1px solid var(--line);
}
.premium-menus > ul {
  flex-wrap: wrap;
  justify-content: center;
}
.premium-menus .menu-entry {
  min-height: 48px;
  padding-inline: 18px;
  font-size: 13px;
  font-weight: 500;
  letter-spacing: 0.08em;
  text-transform: uppercase;
}
@media (width < 992px) {
  .premium-mark {
    grid-template-columns: 140px minmax(0, 1fr) 140px;
    justify-items: center;
  }
  .premium-mark > a img {
    width: auto;
    height: 36px;
  }
  .premium-contact > a,
  .premium-tools > .premium-action {
    display: none;
  }
}
@media (width < 576px) {
  .premium-mark {
    grid-template-columns: minmax(0, 1fr) auto;
    justify-items: start;
  }
  .premium-contact {
    display: none;
  }
}
@media (width >= 992px) {
  html[data-header] {
    --header-height: 50px;
  }
  .premium-mark {
    min-height: 92px;
  }
  .premium-header {
    top: -92px;
  }
  .premium-header:focus-within,
  .premium-header:has([aria-expanded="true"]),
  body:has(> main[data-form]) > .premium-header {
    top: 0;
  }
}
`;
