/** A single photo with its text below it. */
export const PREMIUM_HERO = `
.premium-photo {
  position: relative;
  aspect-ratio: 4 / 5;
  max-height: 62svh;
  width: 100%;
  background: var(--sunken);
}
@media (width >= 768px) {
  .premium-photo {
    aspect-ratio: 21 / 9;
    max-height: 50svh;
  }
  .premium-photo-tall {
    max-height: 64svh;
  }
}
.premium-words {
  display: grid;
  gap: 20px 80px;
  align-items: start;
  padding-block: 36px 56px;
}
.premium-chapters {
  display: grid;
  gap: 40px var(--gap);
  padding-bottom: 24px;
}
.premium-chapters img {
  aspect-ratio: 3 / 2;
}
@media (width >= 576px) {
  .premium-chapters {
    grid-template-columns: repeat(auto-fit, minmax(240px, 1fr));
  }
}
@media (width >= 992px) {
  .premium-words {
    grid-template-columns: 7fr 5fr;
    padding-block: 56px 96px;
  }
  .premium-words > div {
    padding-top: 14px;
  }
}
`;
