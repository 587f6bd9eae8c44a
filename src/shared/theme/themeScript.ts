import { THEME_KEY } from './themeChoice';

/**
 * An inline script that runs before the first paint: applies the stored choice as `themeChoice.ts` does
 * (decision 0017). The content security policy allows it by its hash.
 */
export const themeScript = [
  `try{const t=localStorage.getItem('${THEME_KEY}');`,
  `if(t=='light'||t=='dark'){document.documentElement.dataset.theme=t;`,
  `for(const c of document.querySelectorAll('meta[data-theme]'))c.setAttribute('media',c.dataset.theme==t?'all':'not all')}}catch{}`,
].join('');
