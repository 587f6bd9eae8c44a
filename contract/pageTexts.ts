import { BRAND, TAGLINE } from './documentTitle';

/** Titles and descriptions of the public pages, for the head that the server renders and for the browser's tab. */
export const PAGE_TEXTS = {
  brand: BRAND,
  description:
    '개발자, 디자이너, PM을 꿈꾸는 대학생과 사회 초년생이 팀을 찾고, 프로젝트를 만들고, 그 과정을 기록하는 곳이에요.',
  home: { heading: TAGLINE },
  about: {
    title: '소개',
    text: '팀이음은 함께할 팀을 찾고, 프로젝트를 만들고, 그 과정을 기록하는 곳이에요.',
  },
  aboutProof: {
    title: '어떻게 확인하나요',
    text: '기록과 증명서가 무엇을 보여 주고, 무엇은 보여 주지 않는지 적었어요.',
  },
  projectList: { title: '프로젝트', lead: '역할과 일정이 맞는 프로젝트를 골라 보세요.' },
  archiveList: { title: '아카이브', lead: '팀원 모두가 서로를 평가하고 나면 이곳에 남아요.' },
} as const;

/** The query of the landing page for the newest posts that still recruit. */
export const NEWEST_OPEN = { open: 'true', sort: 'latest', size: 4 } as const;

/** The query of the landing page for the newest published archives, the first page of their list. */
export const NEWEST_ARCHIVES = { page: 0 } as const;
