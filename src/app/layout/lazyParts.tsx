import { lazy, type ComponentType } from 'react';
import { lazyPage } from '../lazyPage';

type LoadPart = () => Promise<ComponentType>;

/** A part of the layout that the first view does without. Should its script not come, the page does too. */
const orNothing =
  (load: LoadPart): LoadPart =>
  () =>
    load().catch((): ComponentType => () => null);
const lazyPart = (load: LoadPart) => lazy(async () => ({ default: await orNothing(load)() }));

export const UserMenu = lazyPart(async () => (await import('./sessionParts')).UserMenu);
export const SessionBar = lazyPart(async () => (await import('./sessionParts')).SessionBar);

/** Comes before the first view where the page brings an announcement, so that nothing moves. */
export const announcements = lazyPage(
  orNothing(async () => (await import(/* webpackChunkName: "later" */ './Announcements')).Announcements),
);
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
