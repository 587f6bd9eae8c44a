import type { JSX } from 'react';
import { avatarShapes } from './avatarShapes';

type Draw = (first: string, second: string) => JSX.Element;

const COMPOSITIONS: readonly Draw[] = [
  (first, second) => (
    <>
      <circle cx="32" cy="32" r="17" fill={first} />
      <rect x="34" y="34" width="28" height="28" rx="8" fill={second} />
    </>
  ),
  (first, second) => (
    <>
      <rect x="16" y="37" width="48" height="7" rx="3.5" fill={first} />
      <circle cx="40" cy="22" r="11" fill={second} />
      <rect x="26" y="50" width="28" height="14" rx="4" fill={first} />
    </>
  ),
  (first, second) => (
    <>
      <circle cx="28" cy="40" r="14" fill={second} />
      <circle cx="52" cy="40" r="14" fill={first} />
    </>
  ),
  (first, second) => (
    <>
      <rect x="18" y="18" width="26" height="26" rx="7" fill={first} />
      <circle cx="50" cy="50" r="15" fill={second} />
    </>
  ),
];

interface AvatarArtProps {
  nickname: string;
  withdrawn: boolean;
}

/** Two of the three brand shapes, generated from the nickname. */
export function AvatarArt({ nickname, withdrawn }: AvatarArtProps) {
  const { ground, first, second, composition } = avatarShapes(nickname, withdrawn);
  return (
    <svg viewBox="0 0 80 80" width="100%" height="100%" aria-hidden focusable="false">
      <rect width="80" height="80" fill={ground} />
      {COMPOSITIONS[composition]?.(first, second)}
    </svg>
  );
}
