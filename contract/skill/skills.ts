import { codesOf } from '../codes';

/**
 * Skill codes and their labels: the 13 of the specification, three that its filters name, then others common among
 * members (D30).
 */
export const SKILL_LABELS = {
  ADOBE_ILLUSTRATION: 'Adobe Illustrator',
  PHOTOSHOP: 'Adobe Photoshop',
  INDESIGN: 'InDesign',
  JAVASCRIPT: 'JavaScript',
  TYPESCRIPT: 'TypeScript',
  FIGMA: 'Figma',
  PREMIERE_PRO: 'Premiere Pro',
  XD: 'XD',
  AFTER_EFFECT: 'After Effects',
  LIGHTROOM: 'Lightroom',
  CINEMA_4D: 'Cinema 4D',
  PROTOPIE: 'ProtoPie',
  BLENDER: 'Blender',
  SPRING: 'Spring',
  DOCKER: 'Docker',
  MIDJOURNEY: 'Midjourney',
  REACT: 'React',
  NEXT_JS: 'Next.js',
  VUE: 'Vue',
  NODE_JS: 'Node.js',
  JAVA: 'Java',
  KOTLIN: 'Kotlin',
  PYTHON: 'Python',
  DJANGO: 'Django',
  SWIFT: 'Swift',
  FLUTTER: 'Flutter',
  MYSQL: 'MySQL',
  AWS: 'AWS',
  GIT: 'Git',
} as const;

export type Skill = keyof typeof SKILL_LABELS;
export const SKILLS = codesOf(SKILL_LABELS);
