const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Escapes text for HTML, between tags and inside a quoted attribute. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (one) => ENTITIES[one] ?? one);
}

/** Trusted HTML, which is not escaped. */
export interface Html {
  html: string;
}

type Part = Html | string | number | false | null | undefined | readonly Html[];

/** Builds HTML: every value is escaped unless it is HTML already; absent values are omitted. */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return { html: strings.reduce((text, string, index) => text + toText(parts[index - 1]) + string) };
}

function toText(part: Part): string {
  if (part === undefined || part === null || part === false) return '';
  if (typeof part === 'string' || typeof part === 'number') return escapeHtml(String(part));
  return 'html' in part ? part.html : part.map((one) => one.html).join('');
}

/** Data for a `<script>` that is not a script: nothing in it can end the element or begin a comment. */
export function jsonInHtml(value: unknown): Html {
  const escapes: Record<string, string> = { '<': '\\u003c', '>': '\\u003e', '&': '\\u0026' };
  return { html: JSON.stringify(value).replace(/[<>&]/g, (one) => escapes[one] ?? one) };
}
