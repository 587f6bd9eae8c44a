/** A mail as blocks: a heading, labelled lines, a quoted text, and a closing sentence. */
export interface HtmlMail {
  heading: string;
  lines: readonly (readonly [name: string, value: string])[];
  quote: { name: string; text: string };
  /** The closing sentence, if there is one. */
  end?: string;
}

const FONT = "-apple-system,BlinkMacSystemFont,'Apple SD Gothic Neo','Malgun Gothic',sans-serif";
const INK = '#141B18';
const MUTED = '#65726B';

/** The HTML part of a mail, without pictures, scripts and tracking links. */
export function toHtmlMail({ heading, lines, quote, end }: HtmlMail): string {
  const rows = lines.map(([name, value]) => row(name, value)).join('');
  return [
    '<!doctype html><html lang="ko"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<title>${escape(heading)}</title></head><body style="margin:0;padding:32px 16px;background:#F5F7F6">`,
    '<table role="presentation" width="100%" style="max-width:600px;margin:0 auto"><tr>',
    '<td style="padding:36px 32px;background:#FFFFFF;border:1px solid #DFE4E1;border-radius:20px">',
    `<h1 style="margin:0 0 20px;${font(700, '24px/34px', INK)}">${escape(heading)}</h1>`,
    `<table role="presentation" width="100%">${rows}</table>`,
    '<table role="presentation" width="100%" style="margin:16px 0 0;background:#F5F7F6;border-radius:14px"><tr>',
    `<td style="padding:18px 22px 20px"><p style="margin:0 0 4px;${font(600, '14px/20px', MUTED)}">${escape(quote.name)}</p>`,
    `<p style="margin:0;white-space:pre-wrap;${font(600, '16px/26px', INK)}">${escape(quote.text)}</p></td></tr></table>`,
    end === undefined ? '' : `<p style="margin:24px 0 0;${font(400, '15px/25px', INK)}">${escape(end)}</p>`,
    '</td></tr></table></body></html>',
  ].join('\n');
}

function row(name: string, value: string): string {
  const cell = 'padding:7px 0;vertical-align:top;';
  return `<tr><td style="width:76px;${cell}${font(500, '14px/22px', MUTED)}">${escape(name)}</td><td style="${cell}${font(600, '15px/22px', INK)}">${escape(value)}</td></tr>`;
}

const font = (weight: number, size: string, color: string) =>
  `font:${weight} ${size} ${FONT};color:${color};word-break:keep-all`;

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escape = (text: string) => text.replace(/[&<>"']/g, (one) => ENTITIES[one] ?? one);
