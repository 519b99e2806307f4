/** A rounded photo with its text on a card, and the search box across its lower edge. */
export const MARINE_HERO = `
.marine-hero {
  padding-top: 28px;
}
.marine-frame {
  border-radius: 28px;
  overflow: clip;
}
.marine-slide {
  background: var(--sunken);
}
.marine-words {
  padding: 24px 24px 60px;
}
.marine-controls {
  justify-self: end;
  padding: 14px;
}
.marine-finder {
  display: block;
  margin-top: 20px;
}
.marine-finder form {
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 14px;
  align-items: end;
}
/* A single choice in a row fills it. */
.marine-finder form > :is(:first-child, :first-child + :nth-last-child(2), button) {
  grid-column: 1 / -1;
}
@media (width >= 992px) {
  .marine-frame,
  .marine-frame .marine-slide {
    min-height: 520px;
  }
  .marine-frame-tall,
  .marine-frame-tall .marine-slide {
    min-height: min(72svh, 680px);
  }
  .marine-frame .hero-slide {
    align-items: center;
  }
  .marine-words {
    max-width: 470px;
    margin: 32px 32px 88px;
    padding: 36px;
    border-radius: 24px;
    background: var(--surface);
  }
  .marine-controls {
    padding: 0 28px 72px;
  }
  .marine-finder {
    position: relative;
    z-index: var(--z-overlap);
    max-width: 1080px;
    margin: -52px auto 0;
  }
  .marine-finder form {
    grid-template-columns: repeat(auto-fit, minmax(150px, 1fr));
    box-shadow: var(--shadow-float);
  }
  .marine-finder form > :is(:first-child, :first-child + :nth-last-child(2), button) {
    grid-column: auto;
  }
}
`;
