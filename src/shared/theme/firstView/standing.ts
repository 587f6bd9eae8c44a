import { below } from '../media';

/** The landing page and the page about the product: its words stand where the drawn hero has them, below the logo. */
export const standing = `
  .fv-hero {
    display: grid;
    align-content: center;
    justify-items: start;
    min-height: 712px;
    margin-top: -24px;
  }
  .fv-hero .fv-logo {
    height: 40px;
    margin-bottom: 36px;
  }
  .fv-hero h1 {
    max-width: 7.5em;
    font: var(--t-display);
    letter-spacing: var(--tr-display);
  }
  .fv-hero .fv-lead {
    margin-block: 24px 40px;
  }
  .fv-hero .fv-button::after {
    content: '→';
    width: 28px;
    text-align: right;
  }
  .fv-hero .fv-button {
    min-height: 56px;
    padding-inline: 28px;
    border-radius: 14px;
    font-size: 17px;
  }
  .fv-article {
    max-width: 760px;
    margin-inline: auto;
  }
  .fv-article p {
    margin-top: 24px;
    color: var(--text-2);
    font: var(--t-body-l);
    letter-spacing: var(--tr-body-l);
  }
  .fv-article h2 {
    margin: 64px 0 20px;
    font: var(--t-h2);
    letter-spacing: var(--tr-h2);
  }
  .fv-figure {
    width: 680px;
    max-width: 100%;
    margin: 40px auto 0;
    font: 800 28px var(--font);
    text-anchor: middle;
  }
  @media (max-width: 1279.98px) {
    .fv-hero {
      align-content: start;
      min-height: 1140px;
      margin-top: -8px;
    }
  }
  ${below('mobile')} {
    .fv-hero {
      min-height: 860px;
      margin-top: 16px;
    }
    .fv-hero .fv-button {
      justify-self: stretch;
    }
  }
`;
