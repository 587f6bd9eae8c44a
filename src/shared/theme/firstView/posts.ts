import { below, print } from '../media';

/** A post: the way back, its head, its picture and its texts. */
export const posts = `
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
    min-height: 52px;
    margin: 0;
  }
  .fv-post header .fv-soft {
    min-height: 34px;
  }
  .fv-post h1 {
    max-width: 24em;
  }
  .fv-post .fv-note {
    box-sizing: border-box;
    max-width: none;
    min-height: 80px;
    margin: 0 0 16px;
    padding: 16px 20px;
    border-radius: 24px;
    background: var(--primary-soft);
    font: 700 18px/48px var(--font);
  }
  .fv-cover {
    overflow: hidden;
    aspect-ratio: 16 / 8.6;
    margin-bottom: 40px;
    border-radius: 28px;
    background: var(--skeleton);
  }
  .fv-post a[rel] {
    color: var(--primary-text);
    text-decoration: underline;
    text-underline-offset: 4px;
  }
  ${below('mobile')} {
    .fv-post header {
      gap: 12px;
      margin-bottom: 8px;
      padding-bottom: 20px;
    }
    .fv-post header p {
      min-height: 85.5px;
    }
    .fv-post .fv-note {
      min-height: 117px;
      padding: 76px 16px 16px;
      line-height: 25px;
    }
    .fv-cover {
      aspect-ratio: 16 / 10;
      margin: 0 -20px 16px;
      border-radius: 0;
    }
  }
  ${print} {
    .fv-back {
      display: none;
    }
    .fv-cover {
      aspect-ratio: auto;
      margin: 0 0 16px;
      border-radius: 0;
    }
    .fv-cover img {
      max-height: 220mm;
      height: auto;
      object-fit: contain;
    }
  }
`;
