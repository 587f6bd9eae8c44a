import { documentTitle } from '@contract/documentTitle';
import { inLanguage } from '@contract/proofWords/language';
import { PAGE_TEXTS } from '@contract/pageTexts';
import { MESSAGES } from '@contract/messages';
import { PRELOADED_DATA_ID, type PreloadedResponse, type RenderedApp } from '@contract/rendering';
import { html, jsonInHtml, type Html } from './html';
import { type PageHead, type PublicPage } from './publicPage';

/** Where and when a page is rendered. */
interface Shown {
  /** The public origin of the product, without a trailing slash. */
  origin: string;
  /** The date in Seoul used for rendering; the browser hydrates with the same date. */
  today: string;
}

/** The root element of the app in the built page. */
const ROOT = '<div id="root"></div>';
/** The share picture of pages without one of their own. */
const PICTURE = '/share.png';
const PICTURE_SIZE = { width: 1200, height: 630 };

/**
 * The built page with a rendered app in it: the head for search engines and messengers, the content, and the data that
 * the browser hydrates it from.
 */
export function documentOf(
  shell: string,
  { head, responses, missingTitle }: PublicPage,
  app: RenderedApp,
  { origin, today }: Shown,
): string {
  const title = head?.title ?? documentTitle(missingTitle ?? MESSAGES.postGone);
  const described = head ? headOf(head, origin) : html`<meta name="robots" content="noindex" />`;
  const translated =
    head?.language === 'en'
      ? shell.replace(/<html[^>]*>/, '<html lang="en">').replace('<body>', '<body lang="ko">')
      : shell;
  return translated
    .replace(/<title>[^<]*<\/title>/, () => html`<title>${title}</title>`.html)
    .replace(/<meta\s+name="description"[^>]*>/, () => described.html)
    .replace('</head>', () => `${app.preloads}${stylesOf(app)}</head>`)
    .replace(
      ROOT,
      () => `<div id="root" data-today="${today}">${app.html}</div>${preloadedDataScript(responses).html}`,
    );
}

/** The built page, which the browser renders alone, with preloaded data for its first view. */
export const withPreloadedData = (shell: string, responses: readonly PreloadedResponse[]): string =>
  shell.replace(ROOT, () => `${ROOT}${preloadedDataScript(responses).html}`);

/**
 * The app reads the names of the rules (`createStyleCache`). Emotion's own attribute, `data-emotion`, would let it move the
 * element. The element comes after the styles of the document.
 */
const stylesOf = ({ styles, styleNames }: RenderedApp) =>
  `<style data-rules="${styleNames.join(' ')}">${styles}</style>`;

function headOf(head: PageHead, origin: string): Html {
  const absolute = (path: string) => origin + path;
  const facts = head.facts && { '@context': 'https://schema.org', ...head.facts(absolute) };
  return html`<meta name="description" content="${head.description}" />
    ${head.noindex && html`<meta name="robots" content="noindex" />`}
    <link rel="canonical" href="${absolute(head.path)}" />
    ${head.language && alternatesOf(absolute(head.path))}
    ${head.previous !== undefined && html`<link rel="prev" href="${absolute(head.previous)}" />`}
    ${head.next !== undefined && html`<link rel="next" href="${absolute(head.next)}" />`}
    <meta property="og:site_name" content="${PAGE_TEXTS.brand}" />
    <meta property="og:locale" content="${head.language === 'en' ? 'en_US' : 'ko_KR'}" />
    <meta property="og:type" content="${head.kind}" />
    <meta property="og:title" content="${head.title}" />
    <meta property="og:description" content="${head.description}" />
    <meta property="og:url" content="${absolute(head.path)}" />
    <meta property="og:image" content="${absolute(head.image ?? PICTURE)}" />
    <meta property="og:image:width" content="${PICTURE_SIZE.width}" />
    <meta property="og:image:height" content="${PICTURE_SIZE.height}" />
    <meta name="twitter:card" content="summary_large_image" />
    ${
      facts &&
      html`<script type="application/ld+json">
        ${jsonInHtml(facts)}
      </script>`
    }`;
}

/** The page in each of its languages. */
const alternatesOf = (url: string): Html =>
  html`<link rel="alternate" hreflang="ko" href="${url}" />
    <link rel="alternate" hreflang="en" href="${inLanguage(url, 'en')}" />`;

function preloadedDataScript(responses: readonly PreloadedResponse[]): Html {
  if (responses.length === 0) return html``;
  return html`<script type="application/json" id="${PRELOADED_DATA_ID}">
    ${jsonInHtml(responses)}
  </script>`;
}
