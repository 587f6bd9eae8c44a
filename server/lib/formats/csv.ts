const BYTE_ORDER_MARK = '\uFEFF';

/** Characters with which a spreadsheet recognises a formula. */
const FORMULA = /^[=+\-@\t\r]/;

function toCell(value: string | number | null): string {
  if (typeof value === 'number') return String(value);
  const text = value ?? '';
  const plain = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}

/** Rows as CSV in which spreadsheets show Hangul: UTF-8 with a byte order mark, CRLF, no formulas. */
export function toCsv(rows: readonly (readonly (string | number | null)[])[]): string {
  return BYTE_ORDER_MARK + rows.map((row) => `${row.map(toCell).join(',')}\r\n`).join('');
}
