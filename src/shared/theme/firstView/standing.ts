import { below } from '../media';

/** The landing page and the page about the product: its words stand where the drawn hero has them, below the logo. */
export const standing = `
  .fv-hero {
    display: grid;
    align-content: center;
    justify-items: start;
    min-height: 712px;
    margin-top: -24px;
    padding-top: 76px;
  }
  .fv-hero h1 {
    max-width: 7.5em;
    font: var(--t-display);
    letter-spacing: var(--tr-display);
  }
  .fv-hero .fv-lead {
    margin-block: 24px 40px;
  }
  .fv-hero .fv-button {
    min-height: 56px;
    padding-inline: 28px;
    border-radius: 14px;
    font-size: 17px;
  }
  .fv-article {
    display: grid;
    gap: 16px;
    max-width: 800px;
  }
  @media (max-width: 1279.98px) {
    .fv-hero {
      align-content: start;
      min-height: 1140px;
      margin-top: 0;
      padding-top: 68px;
    }
  }
  ${below('mobile')} {
    .fv-hero {
      min-height: 860px;
      padding-top: 92px;
    }
    .fv-hero .fv-button {
      justify-self: stretch;
    }
  }
`;
