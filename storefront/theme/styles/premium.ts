/** Quiet and spacious: few cars, hairlines, serif headings. */
export const PREMIUM = `
html[data-template] {
  --radius-card: 0px;
  --radius-control: 0px;
  --radius-tag: 0px;
  --heading-weight: 500;
  --heading-leading: 1.06;
  --section: 64px;
  --stack: 32px;
  --gap: 20px;
  --gutter: 20px;
  --content: 1320px;
  --display: 44px;
  --title: 34px;
  --card-pad: 22px;
}
@media (width >= 768px) {
  html[data-template] {
    --section: 128px;
    --stack: 56px;
    --gap: 40px;
    --gutter: 48px;
    --display: 72px;
    --title: 50px;
    --card-pad: 28px;
  }
}
.display {
  text-wrap: balance;
}
/* Labels are small capitals set wide; a button says its word and no more. */
.btn,
.badge {
  font-weight: 500;
  letter-spacing: 0.09em;
  text-transform: uppercase;
}
.btn {
  font-size: 13px;
  padding-inline: 26px;
}
.btn-sm {
  font-size: 12px;
  padding-inline: 16px;
}
.btn-icon {
  padding: 0;
}
.btn-secondary {
  border-color: var(--line-strong);
}
.badge {
  font-size: 11px;
  padding: 5px 10px;
}
.more {
  font-weight: 500;
  color: var(--ink);
  text-decoration: underline;
  text-decoration-thickness: 1px;
  text-underline-offset: 6px;
}
/* Sections speak from the middle. */
.section > .container > .mb-stack:has(:is(h1, h2)) {
  flex-direction: column;
  align-items: center;
  text-align: center;
}
.section > .container > .mb-stack + [class^="max-w-"] {
  margin-inline: auto;
}
.section h2.title {
  text-align: center;
}
/* Align headings on cards with their text and buttons. */
.section .rounded-card h2.title {
  text-align: start;
}
.section.bg-sunken {
  border-block: 1px solid var(--line);
}

/* Vehicle cards have no frame, a wide photo and a serif name. */
.car-card {
  border: 0;
  background: none;
}
.car-card > [data-item],
.card > .skeleton[class*="aspect"] {
  aspect-ratio: 3 / 2;
}
.car-card > .card-words {
  padding: 20px 0 0;
  gap: 8px;
}
.car-card :is(h2, h3) {
  font-size: 25px;
  line-height: 1.15;
}
.car-card .price-line > :first-child {
  font-size: 17px;
  font-weight: 500;
}
.card-line {
  padding-top: 12px;
  border-top: 1px solid var(--line);
  font-size: 13px;
}
.car-card > .photo-ground > .badge {
  top: 16px;
  left: 16px;
}
.card-actions .btn {
  flex: none;
  min-height: 34px;
  padding: 0;
  border: 0;
  border-bottom: 1px solid currentColor;
}

/* The vehicle's page: a dark stage, the name below it. */
/* The way here stands close above the stage. */
main:has(.premium-stage) > .container:first-of-type {
  padding-bottom: 14px;
}
.premium-stage {
  padding-block: 0 20px;
}
@media (width < 768px) {
  .premium-stage .gallery-frame {
    margin-inline: calc(-1 * var(--gutter));
  }
}
@media (width >= 768px) {
  .premium-stage {
    padding-block: 40px;
  }
}
.premium-name {
  display: grid;
  justify-items: center;
  gap: 24px;
  padding-block: var(--stack);
  text-align: center;
}
.premium-name h1 {
  font-size: calc(var(--title) * 1.2);
}
.premium-story {
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 48px 80px;
  align-items: start;
  padding-bottom: var(--section);
}
.premium-price {
  padding-top: 28px;
  border-top: 1px solid var(--ink);
}
@media (width >= 992px) {
  .premium-story {
    grid-template-columns: 340px minmax(0, 1fr);
  }
  .premium-price {
    position: sticky;
    top: calc(var(--header-height) + var(--vehicle-bar) + 32px);
  }
}
.fact-grid {
  border-width: 1px 0;
}
.fact-grid > div {
  outline: 0;
  padding-inline: 0;
}

.premium-footer {
  text-align: center;
}
.premium-footer-mark {
  display: grid;
  justify-items: center;
  padding-bottom: 48px;
}
.premium-footer-links {
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 40px var(--gap);
  padding-block: 48px;
  border-block: 1px solid var(--line);
}
@media (width >= 768px) {
  .premium-footer-links {
    grid-template-columns: repeat(auto-fit, minmax(180px, 1fr));
  }
}
.premium-footer-links h2 {
  font: 500 12px/1.5 var(--font-site);
  letter-spacing: 0.14em;
  text-transform: uppercase;
}
/* Lists of links, payment logos and legal text are centred too. */
.premium-footer ul.flex,
.premium-footer :has(> svg) {
  justify-content: center;
}
.premium-footer div {
  margin-inline: auto;
}
`;
