/** A mail as blocks: a heading, labelled lines, a quoted text or a code, a button, and closing sentences. */
export interface HtmlMail {
  heading: string;
  /** Under the heading. */
  greeting?: string;
  lines?: readonly (readonly [name: string, value: string])[];
  quote?: { name?: string; text: string };
  /** Six digits, shown in threes without a blank between them. */
  code?: { name: string; digits: string };
  button?: { label: string; url: string };
  /** Sentences under a name of their own. */
  list?: { name: string; items: readonly string[] };
  /** The closing sentence, if there is one. */
  end?: string;
  /** Texts with a link each, with what stands above them. */
  links?: readonly { above: string; text: string; url: string; label: string }[];
  /** Below the links: that there are more. */
  more?: string;
  /** Posts under a title, or under the name of a saved search with their number. */
  postLists?: readonly { title?: string; name?: string; count?: string; posts: readonly MailPost[] }[];
  /** Rows with a link each, under a title. */
  rowLists?: readonly { title: string; rows: readonly MailRow[] }[];
  /** A sentence below a hairline. */
  note?: string;
  /** Sentences below the mail, and the links after them. */
  notes?: readonly string[];
  noteLinks?: readonly { label: string; url: string }[];
}

/** A post with its tags above the title, and a line below it. */
export interface MailPost {
  tags: readonly { label: string; ink: string; ground: string }[];
  title: string;
  url: string;
  facts: string;
}

interface MailRow {
  above: string;
  text: string;
  url: string;
  /** The text of the link, at the right. */
  label: string;
}

const FONT = "-apple-system,BlinkMacSystemFont,'Apple SD Gothic Neo','Malgun Gothic',sans-serif";
const INK = '#141B18';
const MUTED = '#65726B';
const SUNKEN = '#F5F7F6';
const PINE = '#0D6B4A';

/** On phones the button is as wide as the mail. */
const NARROW =
  '<style>@media (max-width:480px){.panel{padding:28px 24px!important}.button{display:block!important;text-align:center}}</style>';

/** The HTML part of a mail, without pictures, scripts and tracking links. */
export function toHtmlMail(mail: HtmlMail): string {
  const { heading, greeting, lines = [], quote, code, button, list, end, note } = mail;
  const rows = lines.map(([name, value]) => row(name, value)).join('');
  return [
    '<!doctype html><html lang="ko"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    '<meta name="color-scheme" content="light">',
    `<title>${escape(heading)}</title>${NARROW}</head><body style="margin:0;padding:32px 16px;background:${SUNKEN}">`,
    '<table role="presentation" width="100%" style="max-width:600px;margin:0 auto">',
    `<tr><td style="padding:0 4px 18px">${BRAND}</td></tr><tr>`,
    '<td class="panel" style="padding:36px 32px;background:#FFFFFF;border:1px solid #DFE4E1;border-radius:20px">',
    `<h1 style="margin:0 0 20px;${font(700, '24px/34px', INK)}">${escape(heading)}</h1>`,
    greeting === undefined ? '' : paragraph(greeting, '0 0 16px'),
    rows === '' ? '' : `<table role="presentation" width="100%">${rows}</table>`,
    quoteOf(quote),
    code ? sunken(code.name, font(700, '38px/52px', INK), threes(code.digits)) : '',
    ...(mail.postLists ?? []).map(postList),
    ...(mail.rowLists ?? []).map(rowList),
    linksOf(mail),
    button ? link(button) : '',
    list ? itemsOf(list) : '',
    end === undefined ? '' : paragraph(end, '24px 0 0'),
    note === undefined
      ? ''
      : `<p style="margin:28px 0 0;padding:24px 0 0;border-top:1px solid #DFE4E1;${font(400, '14px/22px', MUTED)}">${escape(note)}</p>`,
    '</td></tr>',
    footOf(mail),
    '</table></body></html>',
  ].join('\n');
}

/** A text without a name is less prominent. */
function quoteOf(quote: HtmlMail['quote']): string {
  if (!quote) return '';
  const style = `white-space:pre-wrap;${font(quote.name === undefined ? 400 : 600, '16px/26px', INK)}`;
  return sunken(quote.name, style, escape(quote.text));
}

/** Why the mail was sent and by whom, on the ground below it. */
function footOf({ notes = [], noteLinks = [] }: HtmlMail): string {
  if (notes.length === 0 && noteLinks.length === 0) return '';
  const lines = [...notes.filter(Boolean).map(escape), noteLinks.map(noteLink).join(' · ')].join('<br>');
  return `<tr><td style="padding:20px 8px 0;${font(400, '13px/22px', MUTED)}">${lines}</td></tr>`;
}

const HAIRLINE = 'border-top:1px solid #ECEFED';

function postList({ title, name, count, posts }: NonNullable<HtmlMail['postLists']>[number]): string {
  const head =
    title === undefined
      ? `<p style="margin:20px 0 12px;${font(600, '15px/24px', PINE)}">${escape(name ?? '')} <span style="color:${MUTED};font-weight:500">${escape(count ?? '')}</span></p>`
      : titleOf(title);
  const rows = posts.map((post) => `<tr><td style="padding:18px 0;${HAIRLINE}">${postOf(post)}</td></tr>`);
  return `${head}<table role="presentation" width="100%" cellspacing="0">${rows.join('')}</table>`;
}

function postOf({ title, url, tags, facts }: MailPost): string {
  const labels = tags.map(({ label, ink, ground }) => {
    const style = `display:inline-block;margin:0 6px 0 0;padding:0 8px;border-radius:8px;background:${ground};${font(600, '13px/26px', ink)}`;
    return `<span style="${style}">${escape(label)}</span>`;
  });
  return [
    `<div>${labels.join('')}</div>`,
    `<div style="padding-top:8px"><a href="${escape(url)}" style="text-decoration:none;${font(700, '17px/25px', INK)}">${escape(title)}</a></div>`,
    `<div style="padding-top:4px;${font(500, '14px/21px', MUTED)}">${escape(facts)}</div>`,
  ].join('');
}

function rowList({ title, rows }: NonNullable<HtmlMail['rowLists']>[number]): string {
  const cells = rows.map(({ above, text, url, label }) =>
    [
      `<tr><td style="padding:14px 12px 14px 0;${HAIRLINE};${font(600, '16px/24px', INK)}">`,
      above === '' ? '' : `<div style="padding-bottom:2px;${font(500, '13px/20px', MUTED)}">${escape(above)}</div>`,
      `${escape(text)}</td><td style="padding:14px 0;${HAIRLINE};text-align:right;white-space:nowrap">`,
      `<a href="${escape(url)}" style="text-decoration:underline;${font(600, '15px/24px', PINE)}">${escape(label)}</a></td></tr>`,
    ].join(''),
  );
  return `${titleOf(title)}<table role="presentation" width="100%" cellspacing="0">${cells.join('')}</table>`;
}

const titleOf = (title: string) =>
  `<h2 style="margin:32px 0 12px;${font(700, '18px/26px', INK)}">${escape(title)}</h2>`;

/** Texts with a link each, and how many further ones there are. */
const linksOf = ({ links = [], more }: HtmlMail) =>
  [...links.map(linked), more === undefined ? '' : paragraph(more, '16px 0 0')].join('\n');

const linked = ({ above, text, url, label }: NonNullable<HtmlMail['links']>[number]) =>
  [
    `<p style="margin:0;padding:16px 0;border-top:1px solid #DFE4E1;${font(600, '16px/26px', INK)}">`,
    above === '' ? '' : `<span style="display:block;${font(400, '14px/22px', MUTED)}">${escape(above)}</span>`,
    `${escape(text)}<br><a href="${escape(url)}" style="${font(600, '15px/25px', PINE)}">${escape(label)}</a></p>`,
  ].join('');

const noteLink = ({ label, url }: { label: string; url: string }) =>
  `<a href="${escape(url)}" style="color:${MUTED};text-decoration:underline">${escape(label)}</a>`;

const paragraph = (text: string, margin: string) =>
  `<p style="margin:${margin};${font(400, '15px/25px', INK)}">${escape(text)}</p>`;

function itemsOf({ name, items }: NonNullable<HtmlMail['list']>): string {
  const rows = items.map((item) => `<li style="${font(400, '15px/25px', MUTED)}">${escape(item)}</li>`).join('');
  return `<h2 style="margin:24px 0 6px;${font(700, '16px/26px', INK)}">${escape(name)}</h2><ul style="margin:0;padding-left:20px">${rows}</ul>`;
}

function row(name: string, value: string): string {
  const cell = 'padding:7px 0;vertical-align:top;';
  return `<tr><td style="width:76px;${cell}${font(500, '14px/22px', MUTED)}">${escape(name)}</td><td style="${cell}${font(600, '15px/22px', INK)}">${escape(value)}</td></tr>`;
}

/** A text on a ground of its own, below its name if it has one. */
const sunken = (name: string | undefined, style: string, html: string) =>
  [
    `<table role="presentation" width="100%" style="margin:16px 0 0;background:${SUNKEN};border-radius:14px"><tr>`,
    '<td style="padding:18px 22px 20px">',
    name === undefined ? '' : `<p style="margin:0 0 4px;${font(600, '14px/20px', MUTED)}">${escape(name)}</p>`,
    `<p style="margin:0;${style}">${html}</p></td></tr></table>`,
  ].join('\n');

/** Digits in threes by a margin: a blank would be copied with them. */
const threes = (digits: string) =>
  `<span style="letter-spacing:6px;margin-right:12px">${escape(digits.slice(0, 3))}</span><span style="letter-spacing:6px">${escape(digits.slice(3))}</span>`;

const link = ({ label, url }: { label: string; url: string }) =>
  `<p style="margin:24px 0 0"><a class="button" href="${escape(url)}" style="display:inline-block;padding:13px 32px;background:${PINE};border-radius:14px;text-decoration:none;${font(600, '16px/24px', '#FFFFFF')}">${escape(label)}</a></p>`;

const font = (weight: number, size: string, color: string) =>
  `font:${weight} ${size} ${FONT};color:${color};word-break:keep-all`;

/** The mark of the product and its name, of table cells: mails have no pictures. */
const BRAND = [
  '<table role="presentation" cellspacing="0"><tr>',
  ...[
    'width:15px;height:15px;border-radius:50%;background:#FF9458',
    'width:14px;height:3px;background:#141B18',
    'width:15px;height:15px;border-radius:4px;background:#0C6B4B',
  ].map((style) => `<td style="padding:0;font-size:0;line-height:0"><div style="${style}">&nbsp;</div></td>`),
  `<td style="padding-left:10px;${font(700, '18px/24px', INK)}">팀이음</td></tr></table>`,
].join('');

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escape = (text: string) => text.replace(/[&<>"']/g, (one) => ENTITIES[one] ?? one);
