import { below } from '../media';
import { clampLines } from '../text';

/** A list: its head, the places of search and filters, the cards. */
export const lists = `
  .fv-head {
    display: flex;
    align-items: flex-end;
    justify-content: space-between;
    gap: 24px;
    margin-bottom: 28px;
  }
  .fv-head .fv-lead {
    margin-top: 8px;
  }
  .fv-head .fv-button::before {
    content: '+';
    width: 28px;
    font-size: 24px;
  }
  .fv-search {
    height: 56px;
    margin-bottom: 12px;
    border-radius: 16px;
    background: var(--surface-sunken);
  }
  .fv-filters {
    height: 141px;
    margin-bottom: 20px;
    border-radius: 20px;
    background: var(--surface);
    box-shadow: inset 0 0 0 1px var(--border);
  }
  .fv-main .fv-count {
    display: flex;
    align-items: center;
    min-height: 44px;
    margin: 0 0 16px;
    font: 500 16px/1.4 var(--font);
    color: var(--text-2);
  }
  .fv-main .fv-filters + .fv-count {
    min-height: 52px;
  }
  .fv-grid {
    display: grid;
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: 20px;
  }
  .fv-grid li {
    min-height: 259.4px;
    padding: 22px 24px 18px;
    border-radius: 20px;
    background: var(--surface);
    box-shadow: inset 0 0 0 1px var(--border);
    content-visibility: auto;
  }
  .fv-grid h3 {
    margin-block: 22px 14px;
    ${clampLines(2)}
  }
  .fv-archives {
    display: grid;
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: 40px 28px;
  }
  .fv-thumb {
    overflow: hidden;
    aspect-ratio: 16 / 10;
    border-radius: 20px;
    background: var(--skeleton);
  }
  .fv-thumb img,
  .fv-cover img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  .fv-archives h3 {
    margin: 16px 4px 6px;
    ${clampLines(1)}
  }
  .fv-archives p {
    margin-inline: 4px;
  }
  .fv-archives li > :last-child {
    display: flow-root;
    min-height: 98.1px;
  }
  ${below('wide')} {
    .fv-grid {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  }
  ${below('archive')} {
    .fv-archives {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
  ${below('side')} {
    .fv-grid {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      gap: 16px;
    }
    .fv-archives {
      grid-template-columns: minmax(0, 1fr);
      gap: 32px;
    }
    .fv-archives li {
      display: grid;
      grid-template-columns: minmax(0, 46%) minmax(0, 1fr);
      align-items: center;
      gap: 28px;
    }
    .fv-archives h3 {
      -webkit-line-clamp: 2;
    }
  }
  ${below('mobile')} {
    .fv-head {
      flex-wrap: wrap;
      align-items: center;
      gap: 16px;
      margin-bottom: 20px;
    }
    .fv-head > div {
      flex: 1 1 150px;
    }
    .fv-head .fv-lead {
      display: none;
    }
    .fv-head .fv-button {
      min-height: 44px;
      padding: 0 14px 0 12px;
      font-size: 15px;
    }
    .fv-filters {
      height: 127px;
      margin: 0 -20px 16px;
      border-radius: 0;
    }
    .fv-main .fv-count {
      margin-bottom: 12px;
      font-size: 15px;
    }
    .fv-grid {
      grid-template-columns: minmax(0, 1fr);
      gap: 12px;
    }
    .fv-grid li {
      min-height: 242.5px;
      padding: 18px 20px 14px;
    }
    .fv-grid h3 {
      margin-top: 20px;
    }
  }
  /* The chips of the filters take two rows, and below that the sort order a row of its own. */
  @media (max-width: 479.98px) {
    .fv-filters {
      height: 179px;
    }
  }
  @media (max-width: 379.98px) {
    .fv-main .fv-filters + .fv-count {
      align-items: flex-start;
      min-height: 77px;
    }
  }
  ${below('phone')} {
    .fv-archives li {
      display: block;
    }
    .fv-archives li > :last-child {
      min-height: 94.7px;
    }
    .fv-archives h3 {
      margin: 14px 0 6px;
      -webkit-line-clamp: 1;
    }
    .fv-archives p {
      margin-inline: 0;
    }
  }
`;
