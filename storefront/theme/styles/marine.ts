/** A wave along the upper edge of an element, in its background colour. */
const wave = (height: number) =>
  `mask: url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 96 12' preserveAspectRatio='none'%3E%3Cpath d='M0 6c16 0 16-6 32-6s16 6 32 6 16-4 32 0v6H0z'/%3E%3C/svg%3E") 0 0 / ${height * 12}px ${height}px repeat-x;`;

/** Light and friendly: round corners, wide images, holiday before price. */
export const MARINE = `
html[data-template] {
  --radius-card: 20px;
  --radius-control: 22px;
  --radius-tag: 12px;
  --heading-weight: 800;
  --heading-tracking: -0.014em;
  --heading-leading: 1.12;
  --section: 44px;
  --stack: 24px;
  --gap: 16px;
  --display: 36px;
  --title: 28px;
  --card-pad: 20px;
  /* Between two grounds that every text reads on. */
  --sunken: color-mix(in srgb, var(--accent-soft) 55%, var(--canvas));
}
@media (width >= 768px) {
  html[data-template] {
    --section: 88px;
    --stack: 36px;
    --gap: 28px;
    --display: 52px;
    --title: 38px;
    --card-pad: 24px;
  }
}
.btn {
  font-weight: 700;
}
.btn-lg {
  border-radius: 26px;
}

.price-line > :first-child {
  font-weight: 800;
}

/* What fits the trip comes before what it costs; the photograph has the card's own round corners. */
.car-card {
  padding: 8px 8px 0;
  border-color: transparent;
  box-shadow: 0 0 0 1px var(--line);
}
.car-card > [data-item],
.card > .skeleton[class*="aspect"] {
  aspect-ratio: 3 / 2;
  border-radius: 14px;
}
.car-card > .card-words {
  padding: 16px 12px 20px;
}
.car-card > .heart {
  top: 14px;
  right: 14px;
}
.car-card .card-facts {
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
  padding: 0;
  border: 0;
}
.card-facts > div {
  padding: 5px 12px 5px 9px;
  border-radius: 999px;
  background: var(--accent-soft);
  font-size: 13px;
  font-weight: 600;
}
.card-facts .icon {
  color: var(--accent-ink);
}
.card-words > .numbers:has(.price-line) {
  order: 1;
}
.car-card .car-place {
  order: 2;
}
.car-card .card-actions {
  order: 3;
}

/* The vehicle's page: name and facts, then picture and price. */
.marine-name {
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: 14px 40px;
  padding-block: 16px 24px;
}
.marine-facts {
  gap: 8px;
}
.marine-facts > div {
  padding: 8px 16px 8px 12px;
  border-radius: 999px;
  background: var(--accent-soft);
  font-weight: 600;
}
.marine-price {
  padding: var(--card-pad);
  border-radius: 28px;
  background: var(--sunken);
}
@media (width >= 992px) {
  .marine-price {
    position: sticky;
    top: calc(var(--header-height) + var(--vehicle-bar) + 24px);
  }
}
.gallery-frame:not(.gallery-over) {
  border-radius: 28px;
}
.fact-grid > div {
  outline-color: transparent;
}
.fact-grid {
  gap: 0;
}

.marine-footer {
  position: relative;
  margin-top: auto;
  padding-top: 72px;
  background: var(--accent-soft);
}
main + .marine-footer::before {
  content: "";
  position: absolute;
  inset: -11px 0 auto;
  height: 12px;
  background: var(--accent-soft);
  ${wave(12)}
}
.marine-footer .quiet-links,
.marine-footer .text-ink-muted {
  color: var(--ink);
}
`;
