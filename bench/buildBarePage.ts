import path from 'node:path';
import { promisify } from 'node:util';
import webpack, { type Configuration } from 'webpack';
import configure from '../webpack.config';

/** Builds `barePage.mjs` into a folder as the product's page is built. The page is in its `public` folder. */
export async function buildBarePage(folder: string): Promise<string> {
  const publicDir = path.join(folder, 'public');
  const product = configure({}, { mode: 'production' });
  const config: Configuration = {
    ...product,
    entry: { main: './bench/barePage.mjs' },
    output: { ...product.output, path: publicDir },
    cache: false,
  };
  const compiler = webpack(config);
  if (!compiler) throw new Error('The bare page has no configuration.');
  const stats = await promisify(compiler.run.bind(compiler))();
  if (stats?.hasErrors()) throw new Error(stats.toString('errors-only'));
  return publicDir;
}
