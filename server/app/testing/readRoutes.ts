import { type TestServer } from './startServer';

/**
 * `METHOD /path` of every route below `/api` of the running server, found by its 405 responses.
 * @param token of an operator, who gets no 404 for the desk
 */
export async function readRoutes({ app, call }: TestServer, token: string): Promise<string[]> {
  const paths = pathsOf(app.printRoutes({ commonPrefix: false })).filter((path) => path.startsWith('/api/'));
  const allowed = await Promise.all(
    paths.map(async (path) => {
      const { headers } = await call('OPTIONS', path.replace(/:\w+/g, '1'), { token });
      const methods = headers['allow']?.split(', ').filter((method) => method !== 'HEAD') ?? [];
      return methods.map((method) => `${method} ${path.slice('/api'.length)}`);
    }),
  );
  return allowed.flat();
}

/** The router prints a tree: each level is indented by four characters and continues its parent's path. */
function pathsOf(tree: string): string[] {
  const parents: string[] = [];
  return tree.split('\n').flatMap((line) => {
    const [, indent = '', segment = ''] = /^([│ ]*)[├└]── (\S+)/.exec(line) ?? [];
    if (segment === '') return [];
    const depth = indent.length / 4;
    const path = (depth === 0 ? '' : (parents[depth - 1] ?? '')) + segment;
    parents[depth] = path;
    return line.includes('(') ? [path] : [];
  });
}
