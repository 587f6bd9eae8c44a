/**
 * How `npm start` and `deploy/teamieum@.service` start the product: V8 collects garbage when what is alive has grown by half,
 * and native code (images, password hashes, drawings) shares two areas of memory instead of eight per core, of which each
 * keeps what it once needed.
 */
export const NODE_FLAGS = ['--heap-growing-percent=50', '--enable-source-maps'];
export const PRODUCTION = { NODE_ENV: 'production', MALLOC_ARENA_MAX: '2' };
