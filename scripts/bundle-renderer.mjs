// Bundles the server renderer of the public pages: src/app/server.tsx with its packages in one file.
// `node scripts/bundle-renderer.mjs <folder> [--development] [--watch]`
import { build, context } from 'esbuild';
import { inRoot } from './run.mjs';

const [outdir, ...flags] = process.argv.slice(2);
const mode = flags.includes('--development') ? 'development' : 'production';

/** Removes style sheet imports, which only the browser needs. */
const noStyles = {
  name: 'no-styles',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /\.css$|^swiper\/css/ }, ({ path }) => ({ path, namespace: 'styles' }));
    onLoad({ filter: /.*/, namespace: 'styles' }, () => ({ contents: '' }));
  },
};

const options = {
  absWorkingDir: inRoot(),
  entryPoints: { render: 'src/app/server.tsx' },
  outdir,
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  jsx: 'automatic',
  jsxDev: mode === 'development',
  // The same package builds as in the browser, so that Emotion generates the same class names.
  conditions: [mode],
  define: { 'process.env.NODE_ENV': JSON.stringify(mode) },
  plugins: [noStyles],
  // For packages that call `require` for built-in modules of Node.
  banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);" },
  minifySyntax: mode === 'production',
  sourcemap: true,
  tsconfig: 'tsconfig.json',
  logLevel: 'warning',
};

if (flags.includes('--watch')) await (await context(options)).watch();
else await build(options);
