import { type ReactNode } from 'react';

/** Illustrations of circles, squares and lines; two cards share one. */
const SCENES: readonly ReactNode[] = [
  <>
    <circle cx="62" cy="84" r="44" fill="var(--logo-circle)" />
    <circle cx="126" cy="84" r="44" fill="var(--logo-square)" />
    <path d="M94 53.8a44 44 0 0 1 0 60.4a44 44 0 0 1 0-60.4z" fill="var(--logo-overlap)" />
  </>,
  <>
    <rect x="40" y="40" width="100" height="100" rx="26" fill="var(--star)" />
    <path d="M66 74h48M66 98h30" stroke="var(--on-accent)" strokeWidth="11" strokeLinecap="round" />
    <circle cx="146" cy="132" r="26" fill="var(--accent)" />
  </>,
  <>
    <rect x="36" y="36" width="64" height="64" rx="18" fill="var(--il-apr2)" />
    <rect x="72" y="66" width="76" height="76" rx="20" fill="var(--accent)" />
    <path d="M96 104h28" stroke="var(--on-accent)" strokeWidth="11" strokeLinecap="round" />
  </>,
  <>
    <rect x="30" y="44" width="96" height="64" rx="22" fill="var(--il-pine2)" />
    <rect x="76" y="84" width="90" height="60" rx="22" fill="var(--logo-square)" />
    <circle cx="104" cy="114" r="6" fill="var(--on-media)" />
    <circle cx="122" cy="114" r="6" fill="var(--on-media)" />
    <circle cx="140" cy="114" r="6" fill="var(--on-media)" />
  </>,
  <>
    <path d="M90 28a62 62 0 0 1 62 62H90z" fill="var(--accent)" />
    <rect x="28" y="90" width="62" height="62" rx="18" fill="var(--logo-square)" />
    <circle cx="59" cy="59" r="28" fill="var(--star)" />
    <path d="M100 120h48M124 100v44" stroke="var(--logo-square)" strokeWidth="12" strokeLinecap="round" />
  </>,
];

interface ExperienceArtProps {
  index: number;
}

export function ExperienceArt({ index }: ExperienceArtProps) {
  return (
    <svg viewBox="0 0 180 180" aria-hidden focusable="false">
      {SCENES[index % SCENES.length]}
    </svg>
  );
}
