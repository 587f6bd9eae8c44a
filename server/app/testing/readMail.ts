export interface ReadMail {
  from: string;
  to: string;
  subject: string;
  text: string;
  /** As it arrived. */
  raw: string;
}

/** Parses a mail: decoded headers and the decoded plain body, which is the first part of several. */
export function readMail(raw: string): ReadMail {
  const [, head = '', body = ''] = /^([\s\S]*?)\r?\n\r?\n([\s\S]*)$/.exec(raw) ?? [];
  const unfolded = head.replace(/\r?\n[ \t]+/g, ' ');
  const header = (name: string) => decodeWords(new RegExp(`^${name}: (.*)$`, 'im').exec(unfolded)?.[1]?.trim() ?? '');
  const [first] = partsIn(raw);
  const text = first?.text ?? decodeBody(body, header('Content-Transfer-Encoding').toLowerCase());
  return {
    from: header('From'),
    to: header('To'),
    subject: header('Subject'),
    text: text.replaceAll('\r\n', '\n').trim(),
    raw,
  };
}

/** The parts of a mail that has several. */
export function partsIn(raw: string): ReadMail[] {
  const [, boundary] = /^Content-Type: multipart\/[^]*?boundary="([^"]+)"/im.exec(raw) ?? [];
  if (boundary === undefined) return [];
  const parts = raw.split(`--${boundary}`).slice(1, -1);
  return parts.map((part) => readMail(part.trimStart()));
}

/** RFC 2047: `=?UTF-8?B?…?=`; adjacent encoded words form one text. */
function decodeWords(value: string): string {
  const joined = value.replace(/\?=\s+=\?/g, '?==?');
  return joined.replace(/(?:=\?utf-8\?[bq]\?[^?]*\?=)+/gi, (words) => {
    const pieces = [...words.matchAll(/=\?utf-8\?([bq])\?([^?]*)\?=/gi)];
    return Buffer.concat(pieces.map(([, kind = '', text = '']) => decodeWord(kind, text))).toString('utf8');
  });
}

function decodeWord(kind: string, text: string): Buffer {
  return kind.toLowerCase() === 'b' ? Buffer.from(text, 'base64') : quotedPrintable(text.replaceAll('_', ' '));
}

function decodeBody(body: string, encoding: string): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8');
  if (encoding === 'quoted-printable') return quotedPrintable(body.replace(/=\r?\n/g, '')).toString('utf8');
  return body;
}

function quotedPrintable(text: string): Buffer {
  const latin1 = text.replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  return Buffer.from(latin1, 'latin1');
}
