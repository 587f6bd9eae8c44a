import { breakpoints } from './scale';

/**
 * What the server has written into the page before the script draws it (decision 0016): the frame, the headings and the
 * cards stand where the drawn ones will.
 */
export const firstView = `
  .fv-frame {
    width: 100%;
    max-width: 1360px;
    margin-inline: auto;
    padding-inline: 40px;
  }
  .fv-header {
    border-bottom: 1px solid var(--border-subtle);
  }
  .fv-header .fv-frame {
    display: flex;
    align-items: center;
    gap: 44px;
    height: 72px;
    font-weight: 700;
  }
  .fv-header nav {
    display: flex;
    gap: 32px;
    color: var(--text-2);
    font-weight: 600;
  }
  .fv-main {
    min-height: 100vh;
    padding-block: 48px 120px;
  }
  .fv-main h1 {
    font: var(--t-h1);
    letter-spacing: var(--tr-h1);
  }
  .fv-main h2 {
    margin: 32px 0 16px;
    font: var(--t-h3);
  }
  .fv-main h3 {
    margin-block: 14px;
    text-wrap: wrap;
    font: var(--t-title);
    letter-spacing: var(--tr-title);
  }
  .fv-hero {
    display: grid;
    align-content: center;
    min-height: 712px;
  }
  .fv-hero h1 {
    max-width: 7.5em;
    font: var(--t-display);
    letter-spacing: var(--tr-display);
  }
  .fv-lead {
    margin-top: 8px;
    font: var(--t-body-l);
    color: var(--text-2);
  }
  .fv-main .fv-count {
    margin: 273px 0 30px;
    font: 500 16px/1.4 var(--font);
    color: var(--text-2);
  }
  .fv-soft {
    color: var(--text-2);
    font: var(--t-body-s);
  }
  .fv-small {
    color: var(--text-3);
    font: var(--t-caption);
  }
  .fv-article {
    display: grid;
    gap: 16px;
    max-width: 800px;
  }
  .fv-post {
    display: grid;
    gap: 16px;
  }
  .fv-post p,
  .fv-post h2 {
    max-width: 816px;
  }
  .fv-back {
    min-height: 44px;
    margin: 0 0 -16px;
    color: var(--text-2);
    font: 600 15px/44px var(--font);
  }
  .fv-post header {
    display: grid;
    gap: 16px;
    margin-bottom: 24px;
    padding: 8px 0 32px;
    border-bottom: 1px solid var(--border);
  }
  .fv-post header p {
    min-height: 44px;
    margin: 0;
  }
  .fv-post header .fv-soft {
    min-height: 34px;
  }
  .fv-post h1 {
    max-width: 24em;
  }
  .fv-grid {
    display: grid;
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: 20px;
  }
  .fv-grid li {
    min-height: 258px;
    padding: 22px 24px 18px;
    border-radius: 20px;
    background: var(--surface);
    box-shadow: inset 0 0 0 1px var(--border);
  }
  @media (max-width: ${breakpoints.wide - 0.02}px) {
    .fv-grid {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  }
  @media (max-width: ${breakpoints.side - 0.02}px) {
    .fv-grid {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      gap: 16px;
    }
  }
  @media (max-width: ${breakpoints.mobile - 0.02}px) {
    .fv-frame {
      padding-inline: 20px;
    }
    .fv-header .fv-frame {
      height: 60px;
    }
    .fv-main {
      padding-block: 24px 80px;
    }
    .fv-hero {
      min-height: 360px;
    }
    .fv-lead {
      display: none;
    }
    .fv-hero .fv-lead {
      display: block;
    }
    .fv-post header {
      gap: 12px;
      margin-bottom: 8px;
      padding-bottom: 20px;
    }
    .fv-post header p {
      min-height: 78px;
    }
    .fv-grid {
      grid-template-columns: minmax(0, 1fr);
      gap: 12px;
    }
  }
`;
