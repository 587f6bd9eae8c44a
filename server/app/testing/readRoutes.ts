import { type TestServer } from './startServer';

/**
 * `METHOD /path` of everything below `/api` the running server answers, asked of the server itself: its 405s name it.
 * @param token of an operator, to whom the desk is no unknown path
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

/** The router prints a tree: each level is four characters further in and goes on with its parent's path. */
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
