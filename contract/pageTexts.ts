/** What the public pages are called and say first: the server writes it into the HTML, the browser draws it. */
export const PAGE_TEXTS = {
  brand: '팀이음',
  homeLink: '팀이음 홈',
  login: '로그인',
  description:
    '개발자, 디자이너, PM을 꿈꾸는 대학생과 사회 초년생이 팀을 찾고, 프로젝트를 만들고, 그 과정을 기록하는 곳이에요.',
  home: {
    heading: '새로운 스토리를 만들어 가는 곳',
    lead: '프로젝트를 등록하고 새로운 이야기를 시작해 보세요',
    begin: '프로젝트 등록하기',
    newest: '지금 모집 중인 프로젝트',
  },
  about: {
    title: '소개',
    heading: '팀이음은 어떤 곳인가요',
    text: '팀이음은 함께할 팀을 찾고, 프로젝트를 만들고, 그 과정을 기록하는 곳이에요.',
    audienceHeading: '누구를 위한 곳인가요',
    audience: '개발자, 디자이너, PM을 꿈꾸는 대학생과 사회 초년생을 위한 서비스예요.',
    figure: { label: '사람과 이야기가 겹친 자리, 이음', circle: '사람', overlap: '이음', square: '이야기' },
  },
  projectList: {
    title: '프로젝트',
    heading: '함께할 팀원을 찾고 있어요',
    lead: '역할과 일정이 맞는 프로젝트를 골라 보세요.',
    write: '모집글 쓰기',
  },
  archiveList: {
    title: '아카이브',
    heading: '끝까지 함께 만든 이야기',
    lead: '팀원 모두가 서로를 평가하고 나면 이곳에 남아요.',
    write: '아카이브 등록하기',
  },
  project: { list: '프로젝트 목록', introduce: '프로젝트 소개', recruitment: '모집 정보', link: '참고 링크' },
  archive: { list: '아카이브 목록', story: '이야기', link: '서비스 보러 가기' },
} as const;

/** The question of the landing page: the newest posts that still recruit. */
export const NEWEST_OPEN = { open: 'true', sort: 'latest', size: 4 } as const;

/** Where a first answer stands in the HTML, as JSON. */
export const FIRST_ANSWERS_ID = 'first-answers';

/** An answer of the API that came with the page: what a visitor would be told, under the name the page asks by. */
export type FirstAnswer =
  | { endpoint: 'listProjects' | 'listArchives'; question: object; answer: object }
  | { endpoint: 'getProject' | 'getArchive'; question: number; answer: object };

/** A page's name as the tab shows it; without a name that of the landing page. */
export const documentTitle = (name?: string): string =>
  name ? `${name} | ${PAGE_TEXTS.brand}` : `${PAGE_TEXTS.brand} | ${PAGE_TEXTS.home.heading}`;
