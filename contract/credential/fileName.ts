import { cutGraphemes } from '../graphemes';

/** What file systems refuse in a name, and characters without a shape. */
const REFUSED = /[\\/:*?"<>|\p{C}]+/gu;
const MOST_CHARACTERS = 60;

/** The name of a credential's file: that of its project (MEND-111), "나눔 지도 팀이음 증명서.png". @param title at most 100 characters */
export function credentialFileName(title: string, kind: 'jwt' | 'png'): string {
  const name = cutGraphemes(title.replace(REFUSED, ' ').replace(/\s+/gu, ' ').trim(), MOST_CHARACTERS).trim();
  return `${[name, '팀이음 증명서'].filter(Boolean).join(' ')}.${kind}`;
}
