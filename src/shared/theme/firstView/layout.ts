import { below, from, touch } from '../media';

/** What every page has: the frame, the header and the one button. */
export const layout = `
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
  }
  .fv-header .fv-logo {
    height: 30px;
  }
  .fv-header nav {
    display: flex;
    flex: 1;
    gap: 4px;
    color: var(--text-2);
    font-weight: 600;
  }
  .fv-header nav a {
    position: relative;
    padding: 9px 14px;
  }
  .fv-header [aria-current] {
    color: var(--text);
  }
  .fv-header [aria-current]::after {
    content: '';
    position: absolute;
    inset: auto 14px 2px;
    height: 3px;
    border-radius: 2px;
    background: var(--accent);
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
    text-wrap: wrap;
    font: var(--t-title);
    letter-spacing: var(--tr-title);
  }
  .fv-lead {
    color: var(--text-2);
    font: var(--t-body-l);
  }
  .fv-soft {
    color: var(--text-2);
    font: var(--t-body-s);
  }
  .fv-small {
    color: var(--text-3);
    font: var(--t-caption);
  }
  .fv-button {
    display: flex;
    flex: none;
    align-items: center;
    justify-content: center;
    min-height: 48px;
    padding: 0 20px;
    border-radius: 12px;
    background: var(--primary);
    color: var(--on-primary);
    font: 600 16px/1.2 var(--font);
    letter-spacing: -0.012em;
  }
  .fv-header .fv-login {
    min-height: 40px;
    padding-inline: 16px;
    border-radius: 10px;
    font-size: 15px;
  }
  noscript {
    display: block;
    padding: 24px;
    text-align: center;
  }
  ${touch} {
    .fv-header .fv-login {
      min-height: 44px;
    }
  }
  ${from('wide')} {
    .fv-frame {
      max-width: 1480px;
    }
  }
  ${from('huge')} {
    .fv-frame {
      max-width: 1640px;
    }
  }
  ${below('mobile')} {
    .fv-frame {
      padding-inline: 20px;
    }
    .fv-header .fv-frame {
      gap: clamp(0px, calc((100vw - 320px) / 8), 8px);
      height: 60px;
      padding-inline: 16px 12px;
    }
    .fv-header .fv-logo {
      width: 30px;
      margin-inline: 7px;
    }
    .fv-header nav {
      gap: 0;
    }
    .fv-header nav a {
      --entry-padding: clamp(4px, calc((100vw - 300px) / 10), 9px);
      padding-inline: var(--entry-padding);
      font-size: 15px;
    }
    .fv-header [aria-current]::after {
      inset-inline: var(--entry-padding);
    }
    .fv-main {
      padding-block: 24px 80px;
    }
  }
`;
