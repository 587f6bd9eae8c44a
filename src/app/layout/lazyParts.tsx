import { lazy, type ComponentType } from 'react';

type LoadPart = () => Promise<ComponentType>;

/** A part of the layout that the first view does without. Should its script not come, the page does too. */
const lazyPart = (load: LoadPart) =>
  lazy(async () => ({ default: await load().catch((): ComponentType => () => null) }));

export const MemberCorner = lazyPart(async () => (await import('./MemberCorner')).MemberCorner);
export const SessionBar = lazyPart(async () => (await import('./sessionParts')).SessionBar);
export const ThemeSwitch = lazyPart(async () => (await import('./ThemeSwitch')).ThemeSwitch);
