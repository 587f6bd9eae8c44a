import { lazy, type ComponentType } from 'react';

type LoadPart = () => Promise<ComponentType>;

/** A part of the layout that the first view does without. Should its script not come, the page does too. */
const lazyPart = (load: LoadPart) =>
  lazy(async () => ({ default: await load().catch((): ComponentType => () => null) }));

export const UserMenu = lazyPart(async () => (await import('./UserMenu')).UserMenu);
export const SessionBar = lazyPart(async () => (await import('./sessionParts')).SessionBar);

// In one file, which is fetched as soon as the page works.
export const ThemeSwitch = lazyPart(
  async () => (await import(/* webpackChunkName: "later" */ './ThemeSwitch')).ThemeSwitch,
);
export const ScrollToTop = lazyPart(
  async () => (await import(/* webpackChunkName: "later" */ './ScrollToTop')).ScrollToTop,
);
export const ToastHost = lazyPart(
  async () => (await import(/* webpackChunkName: "later" */ '@/shared/toast/ToastHost')).ToastHost,
);
