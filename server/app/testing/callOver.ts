import { envelopeOf, type Call, type CallOptions } from './call';

/** Sends requests over the network, and reads each response to its end. */
export function callOver(origin: string): Call {
  return async <T>(method: string, path: string, { token, json, form, cookies, headers }: CallOptions = {}) => {
    const jar = Object.entries(cookies ?? {}).map(([name, value]) => `${name}=${value}`);
    const response = await fetch(`${origin}${path}`, {
      method,
      headers: {
        ...(token !== undefined && { access: token }),
        ...(json !== undefined && { 'content-type': 'application/json' }),
        ...(jar.length > 0 && { cookie: jar.join('; ') }),
        ...headers,
      },
      body: json === undefined ? form : JSON.stringify(json),
    });
    const raw = Buffer.from(await response.arrayBuffer());
    const text = raw.toString();
    return {
      ...envelopeOf<T>(text),
      code: response.status,
      headers: Object.fromEntries(response.headers),
      cookies: Object.fromEntries(response.headers.getSetCookie().map(toCookie)),
      text,
      raw,
    };
  };
}

function toCookie(line: string) {
  const [pair = ''] = line.split(';');
  const [name = '', value = ''] = pair.split('=');
  return [name, { name, value: decodeURIComponent(value) }] as const;
}
