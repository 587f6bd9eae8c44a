import { type Endpoint } from './endpoints';
import { type TestServer } from './startServer';

interface CallableOptions {
  token?: string;
  json?: unknown;
  /** The JSON part of a form. */
  form?: string;
  headers?: Record<string, string>;
  /** A raw body. */
  body?: string;
}

/** Calls an endpoint of the table with these values of its parameters. */
export function callable(
  { call }: TestServer,
  { method, path, form }: Endpoint,
  params: Record<string, string | number>,
  { token, json, form: part, headers, body: raw }: CallableOptions = {},
) {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => String(params[name]));
  const body = form && part !== undefined ? { form: formOf(form.json, part) } : { json, body: raw };
  return call(method, `/api${filled}`, { token, headers, ...body });
}

function formOf(name: string, part: string): FormData {
  const form = new FormData();
  form.append(name, part);
  return form;
}
