import { layout } from './layout';
import { legal } from './legal';
import { lists } from './lists';
import { posts } from './posts';
import { standing } from './standing';

/**
 * What the server has written into the page before the script draws it (decision 0016): headings, pictures and cards stand
 * where the drawn ones will.
 */
export const firstView = layout + standing + legal + lists + posts;
