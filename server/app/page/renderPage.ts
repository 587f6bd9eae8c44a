import { FIRST_ANSWERS_ID, PAGE_TEXTS } from '@contract/pageTexts';
import { paths } from '@contract/paths';
import { logo } from './drawings';
import { html, jsonInHtml, type Html } from './html';
import { type PublicPage } from './publicPage';

/** The picture pages without one of their own are shared with. */
const PICTURE = '/share.png';
const PICTURE_SIZE = { width: 1200, height: 630 };

/**
 * The built page with what is in it already written out: the head for search engines and messengers, the content for
 * the first paint, the answers for the script.
 * @param origin where the world reaches the product, without a slash at the end
 */
export function renderPage(shell: string, page: PublicPage, origin: string): string {
  return shell
    .replace(/<title>[^<]*<\/title>/, () => html`<title>${page.title}</title>`.html)
    .replace(/<meta\s+name="description"[^>]*>/, () => headOf(page, origin).html)
    .replace('<div id="root"></div>', () => `<div id="root">${frameOf(page).html}</div>${answersOf(page).html}`);
}

function headOf(page: PublicPage, origin: string): Html {
  const absolute = (path: string) => origin + path;
  const picture = absolute(page.image ?? PICTURE);
  const facts = page.facts && { '@context': 'https://schema.org', ...page.facts(absolute) };
  return html`<meta name="description" content="${page.description}" />
    <link rel="canonical" href="${absolute(page.path)}" />
    ${page.previous !== undefined && html`<link rel="prev" href="${absolute(page.previous)}" />`}
    ${page.next !== undefined && html`<link rel="next" href="${absolute(page.next)}" />`}
    <meta property="og:site_name" content="${PAGE_TEXTS.brand}" />
    <meta property="og:locale" content="ko_KR" />
    <meta property="og:type" content="${page.kind}" />
    <meta property="og:title" content="${page.title}" />
    <meta property="og:description" content="${page.description}" />
    <meta property="og:url" content="${absolute(page.path)}" />
    <meta property="og:image" content="${picture}" />
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

/** What stands in `#root` until the script draws: the frame of the layout, so that nothing jumps. */
function frameOf({ path, main, previous, next }: PublicPage): Html {
  return html`<header class="fv-header">
      <div class="fv-frame">
        <a href="${paths.home}" aria-label="${PAGE_TEXTS.homeLink}">${logo}</a>
        <nav>${ENTRIES.map((entry) => entryOf(entry, path))}</nav>
        <a class="fv-button fv-login" href="${paths.login}">${PAGE_TEXTS.login}</a>
      </div>
    </header>
    <main class="fv-frame fv-main">
      ${main}
      ${
        (previous ?? next) !== undefined &&
        html`<nav class="fv-small">
          ${previous !== undefined && html`<a href="${previous}" rel="prev">이전 페이지</a>`}
          ${next !== undefined && html`<a href="${next}" rel="next">다음 페이지</a>`}
        </nav>`
      }
    </main>`;
}

/** The entries of the header; the landing page belongs to the first (D3). */
const ENTRIES = [
  { to: paths.projectList, name: PAGE_TEXTS.projectList.title },
  { to: paths.archiveList, name: PAGE_TEXTS.archiveList.title },
  { to: paths.about, name: PAGE_TEXTS.about.title },
];

function entryOf({ to, name }: (typeof ENTRIES)[number], path: string): Html {
  const isCurrent = (path === paths.home ? paths.projectList : path).startsWith(to);
  return html`<a href="${to}" ${isCurrent && html`aria-current="page"`}>${name}</a>`;
}

function answersOf({ answers }: PublicPage): Html {
  if (answers.length === 0) return html``;
  return html`<script type="application/json" id="${FIRST_ANSWERS_ID}">
    ${jsonInHtml(answers)}
  </script>`;
}
