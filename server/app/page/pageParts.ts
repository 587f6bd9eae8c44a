import { isWebAddress } from '@contract/fields';
import { MESSAGES } from '@contract/messages';
import { countCharacters, cutCharacters } from '@contract/text';
import { html, type Html } from './html';

/** About what a search engine or a messenger shows of a description. */
const SUMMARY = 150;

/** A text on one line, cut between words. */
export function summaryOf(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (countCharacters(line) <= SUMMARY) return line;
  const cut = cutCharacters(line, SUMMARY);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), SUMMARY / 2))}…`;
}

/** What somebody wrote, paragraph by paragraph. */
function paragraphs(text: string): Html[] {
  return text
    .split(/\n+/)
    .filter((line) => line.trim() !== '')
    .map((line) => html`<p>${line}</p>`);
}

const DAY = new Intl.DateTimeFormat('ko-KR', { dateStyle: 'medium', timeZone: 'Asia/Seoul' });

export function writtenBy(writer: string | null, instant: string): Html {
  return html`<p class="fv-small">
    ${writer ?? MESSAGES.withdrawnMember} · <time datetime="${instant}">${DAY.format(new Date(instant))}</time>
  </p>`;
}

interface PostTexts {
  /** The way back: where the post's list stands, and its name. */
  list: { path: string; name: string };
  kind: string;
  title: string;
  writer: string | null;
  /** ISO instant. */
  createdAt: string;
  /** What the page says about the post below its head. */
  note?: string;
  /** The picture across the page. */
  cover?: Html;
  facts?: string;
  /** What the post tells, one text under each heading. */
  texts: readonly { heading: string; text: string }[];
  /** Where more is to be found; no link of another kind than http(s) is written. */
  link: { name: string; address: string };
}

/** The content of a post's page, its head where the drawn one will stand. */
export function postMain({ list, kind, title, writer, createdAt, note, cover, facts, texts, link }: PostTexts): Html {
  return html`<article class="fv-post">
    <p class="fv-back"><a href="${list.path}">${list.name}</a></p>
    <header>
      <p class="fv-soft">${kind}</p>
      <h1>${title}</h1>
      ${writtenBy(writer, createdAt)}
    </header>
    ${note !== undefined && html`<p class="fv-note">${note}</p>`} ${cover}
    ${facts !== undefined && html`<p class="fv-soft">${facts}</p>`}
    ${texts.map(
      ({ heading, text }) =>
        html`<h2>${heading}</h2>
          ${paragraphs(text)}`,
    )}
    ${
      isWebAddress(link.address) &&
      html`<p><a href="${link.address}" rel="noopener noreferrer nofollow ugc">${link.name}</a></p>`
    }
  </article>`;
}

/** What a list shows, as structured data tells it: the addresses in their order. */
export const listFacts = (addresses: readonly string[]) => ({
  '@type': 'ItemList',
  itemListElement: addresses.map((url, index) => ({ '@type': 'ListItem', position: index + 1, url })),
});

/** A person as structured data names one. */
export const personNamed = (name: string) => ({ '@type': 'Person', name });

interface ListParts {
  texts: { heading: string; lead: string; write: string };
  /** Where a post of one's own is written. */
  writeAt: string;
  /** Whether filters stand below the search. */
  filters?: boolean;
  count: string;
  cards: Html;
}

/** The content of a list's page; search and filters, which need the script, only keep their places. */
export function listMain({ texts: { heading, lead, write }, writeAt, filters = false, count, cards }: ListParts): Html {
  return html`<div class="fv-head">
      <div>
        <h1>${heading}</h1>
        <p class="fv-lead">${lead}</p>
      </div>
      <a class="fv-button" href="${writeAt}">${write}</a>
    </div>
    <div class="fv-search"></div>
    ${filters && html`<div class="fv-filters"></div>`}
    <h2 class="fv-count">${count}</h2>
    ${cards}`;
}
