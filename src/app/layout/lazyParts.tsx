import { lazy, type ComponentType } from 'react';
import { lazyPage } from '../lazyPage';
import { loadAgain } from '@/shared/lib/loadAgain';

type LoadPart = () => Promise<ComponentType>;

/** A part of the layout that is loaded after the first view. It is left out until its script has been loaded. */
const lazyPart = (load: LoadPart) => lazy(async () => ({ default: await loadAgain(load) }));

export const UserMenu = lazyPart(async () => (await import('./sessionParts')).UserMenu);
export const MemberBars = lazyPart(async () => (await import('./sessionParts')).MemberBars);
export const TeamEntry = lazyPart(async () => (await import('./sessionParts')).TeamEntry);

/** Loaded before the first view where the page has an announcement, so that nothing shifts. */
export const announcements = lazyPage(
  async () => (await import(/* webpackChunkName: "later" */ './Announcements')).Announcements,
  loadAgain,
);
// One chunk, fetched once the page is interactive.
export const ThemeSwitch = lazyPart(
  async () => (await import(/* webpackChunkName: "later" */ './ThemeSwitch')).ThemeSwitch,
);
export const LaterParts = lazyPart(
  async () => (await import(/* webpackChunkName: "later" */ './LaterParts')).LaterParts,
);
export const ToastHost = lazyPart(
  async () => (await import(/* webpackChunkName: "later" */ '@/shared/toast/ToastHost')).ToastHost,
);
