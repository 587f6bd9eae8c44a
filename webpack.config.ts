import { type IncomingMessage } from 'node:http';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type BrotliOptions, constants } from 'node:zlib';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import browserslist from 'browserslist';
import CompressionPlugin from 'compression-webpack-plugin';
import CopyPlugin from 'copy-webpack-plugin';
import HtmlPlugin from 'html-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import webpack, { type Configuration, type RuleSetRule } from 'webpack';
// Only for its types: it adds `devServer` to webpack's Configuration.
import type {} from 'webpack-dev-server';
import { keepLastBuild } from './scripts/lastBuild';
import { loadAfterFirstPaint } from './src/app/loadAfterFirstPaint';
import { cssVariables, documentStyles, themeColor, themeScript } from './src/shared/theme/documentHead';

const root = path.dirname(fileURLToPath(import.meta.url));
/** The supported browsers, from `.browserslistrc`; the target of the output reads the same file. */
const BROWSERS = browserslist.loadConfig({ path: root });
const COMPRESSIBLE = /\.(js|css|html|svg|txt)$/;
/** The origin of the API where it differs from the page's. */
const API_ORIGIN = process.env['API_ORIGIN'] ?? '';
const API = `http://127.0.0.1:${process.env['PORT'] ?? 3000}`;

const compressWith = { test: COMPRESSIBLE, threshold: 512, minRatio: 0.95 };

/** Runs in the browser. The faces of the content font are used after `showContentFont`. */
function insertStyleSheet(link: HTMLLinkElement) {
  if (link.href.includes('/content-font.')) link.media = 'print';
  document.head.append(link);
}

/** In development Emotion writes the text of its style elements, whose hashes are unknown. */
function allowWrittenStyles({ headers }: IncomingMessage) {
  const policy = headers['content-security-policy'];
  if (typeof policy !== 'string') return;
  headers['content-security-policy'] = policy.replace(/style-src [^;]*/, "style-src 'self' 'unsafe-inline'");
}

const moduleRules = (serving: boolean): RuleSetRule[] => [
  {
    test: /\.tsx?$/,
    include: [path.join(root, 'src'), path.join(root, 'contract')],
    loader: 'swc-loader',
    options: {
      env: { targets: BROWSERS },
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic', development: serving, refresh: serving } },
      },
    },
  },
  // Only Emotion's withTheme, which is not used, needs these two; they are not marked as free of side effects.
  { test: /[\\/]node_modules[\\/](hoist-non-react-statics|react-is)[\\/]/, sideEffects: false },
  { test: /\.css$/, use: [MiniCssExtractPlugin.loader, 'css-loader'] },
  { test: /\.(svg|png|jpe?g|webp|avif)$/, type: 'asset/resource' },
  {
    test: /\.woff2$/,
    type: 'asset/resource',
    generator: { filename: 'assets/fonts/[name].[contenthash:10][ext]' },
  },
];

const pagePlugins = () => [
  // Four digits instead of the five of `moduleIds: 'deterministic'`, for 0.2 KB of the first load.
  new webpack.ids.DeterministicModuleIdsPlugin({ maxLength: 4, fixedLength: true }),
  new webpack.DefinePlugin({ API_ORIGIN: JSON.stringify(API_ORIGIN) }),
  new HtmlPlugin({
    template: './public/index.html',
    // The template loads the script.
    inject: false,
    templateParameters: { documentStyles, loadAfterFirstPaint, themeColor, themeScript },
  }),
  new HtmlPlugin({
    template: './public/offline.html',
    filename: 'offline.html',
    inject: false,
    templateParameters: { themeColor, themeScript },
  }),
  new CopyPlugin({
    patterns: [
      {
        from: 'public',
        globOptions: { ignore: ['**/index.html', '**/offline.html'] },
        noErrorOnMissing: true,
        transform: (file, from) => (path.basename(from) === 'offline.css' ? cssVariables + file.toString() : file),
      },
    ],
  }),
];

const productionPlugins = () => [
  // The maps leave the served folder and no file points at them: for our own error reports only.
  new webpack.SourceMapDevToolPlugin({ filename: '../maps/[file].map', append: false }),
  new CompressionPlugin<BrotliOptions>({
    ...compressWith,
    filename: '[path][base].br',
    algorithm: 'brotliCompress',
    compressionOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } },
  }),
  new CompressionPlugin({
    ...compressWith,
    filename: '[path][base].gz',
    algorithm: 'gzip',
    compressionOptions: { level: constants.Z_BEST_COMPRESSION },
  }),
];

const optimization: Configuration['optimization'] = {
  // DeterministicModuleIdsPlugin assigns them (`pagePlugins`).
  moduleIds: false,
  mangleExports: 'size',
  // It replaces the hash of a file wherever it stands in a script. A hash of five digits without a letter also stands there as
  // the id of a module, which broke one build in ten. The hashes of chunks tell builds apart as well: the minimizer adds its own.
  realContentHash: false,
  // Bytes before compression. With webpack's 20,000 the landing page needs five files beside the first one instead of three.
  splitChunks: { minSize: 60_000 },
  // swc: half the time of terser and a little smaller. Never esbuild here: it does not remove what webpack marks as
  // unused, which makes the first load half as large again. Never its `unsafe_arrows`: it makes
  // constructors arrow functions.
  minimizer: [
    new MinimizerPlugin({
      test: /\.m?js$/i,
      // The notices of the licences stand in a file of their own, beside the scripts.
      extractComments: { condition: 'some', filename: 'licenses/scripts.txt', banner: false },
      minify: MinimizerPlugin.swcMinify,
      minimizerOptions: { compress: { passes: 5, pure_getters: true, keep_fargs: false }, mangle: true },
    }),
  ],
};

const devServer: Configuration['devServer'] = {
  // It would listen on the whole network.
  host: '127.0.0.1',
  port: 5173,
  hot: true,
  static: false,
  // The API renders the pages, with the page and the renderer of `.cache/dev`.
  devMiddleware: { index: false, writeToDisk: (file) => file.endsWith('.html') },
  proxy: [{ context: () => true, target: API, onProxyRes: allowWrittenStyles }],
};

export default (env: Record<string, string | boolean> = {}, argv: { mode?: string } = {}): Configuration => {
  const production = argv.mode === 'production';
  const serving = Boolean(env['WEBPACK_SERVE']);
  // The script of the first view holds the hash of every other file; five digits tell two builds of one file apart.
  const name = production ? 'assets/[name].[contenthash:5]' : '[name]';
  const lastBuild = keepLastBuild(path.join(root, 'dist/.web-assets.json'));

  return {
    mode: production ? 'production' : 'development',
    target: 'browserslist',
    entry: { main: './src/app/index.tsx' },
    // Its content security policy lets no page evaluate texts.
    devtool: production ? false : 'cheap-module-source-map',
    output: {
      path: path.join(root, serving ? '.cache/dev/public' : 'dist/public'),
      publicPath: '/',
      filename: `${name}.js`,
      chunkFilename: `${name}.js`,
      assetModuleFilename: 'assets/[name].[contenthash:10][ext]',
      clean: { keep: lastBuild.isKept },
    },
    // The aliases are written once, in tsconfig.json.
    resolve: {
      extensions: ['.tsx', '.ts', '.mjs', '.js'],
      tsconfig: path.join(root, 'tsconfig.json'),
    },
    module: { rules: moduleRules(serving) },
    plugins: [
      ...pagePlugins(),
      new MiniCssExtractPlugin({ filename: `${name}.css`, chunkFilename: `${name}.css`, insert: insertStyleSheet }),
      ...(serving ? [new ReactRefreshPlugin({ overlay: false })] : []),
      ...(production ? [...productionPlugins(), lastBuild] : []),
    ],
    optimization,
    // scripts/check-budget.mjs weighs what travels; webpack would weigh what is on the disk.
    performance: false,
    cache: {
      type: 'filesystem',
      cacheDirectory: path.join(root, '.cache/webpack'),
      buildDependencies: {
        config: [fileURLToPath(import.meta.url), path.join(root, 'tsconfig.json'), path.join(root, '.browserslistrc')],
      },
    },
    devServer,
    stats: { preset: 'errors-warnings', builtAt: false },
  };
};
