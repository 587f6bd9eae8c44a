import { type CategoryIdeas } from './idea';

export const STUDY_IDEAS: CategoryIdeas = {
  category: 'STUDY',
  ideas: [
    {
      name: '다시그리기',
      introduce:
        '매주 잘 만든 앱 하나를 골라 화면을 그대로 다시 그려 봐요. 여백과 글자 크기의 이유를 말로 설명하는 것이 이 스터디의 핵심이에요. 7주가 지나면 화면 서른 장이 남아요.',
      skills: ['FIGMA', 'XD'],
      meeting: '온라인',
      months: 2,
      first: { title: 'UI 클론 스터디 시즌 1, 디자이너 네 명만 모아요', roles: ['UX_UI_DESIGN'], step: 'BEFORE_START' },
      second: {
        title: '매주 하나씩 다시 그려 보는 UI 클론 스터디',
        roles: ['UX_UI_DESIGN', 'FRONT_END'],
        step: 'PLANNING',
      },
    },
    {
      name: '배포까지',
      introduce:
        '만들다 만 프로젝트를 세상에 내놓는 8주예요. 도메인 연결, 자동 배포, 로그 보기까지 혼자 하면 미루게 되는 일을 같이 끝내요.',
      skills: ['DOCKER', 'AWS', 'REACT', 'SPRING'],
      meeting: '온라인',
      months: 2,
      first: { title: '배포가 처음인 사람들의 8주 스터디 1기', roles: ['BACK_END', 'FRONT_END'], step: 'BEFORE_START' },
      second: {
        title: '작은 서비스를 배포까지 해 보는 8주 스터디',
        roles: ['BACK_END', 'FRONT_END'],
        step: 'DEVELOPING',
      },
    },
    {
      name: '알고리즘 아침반',
      introduce:
        '아침 7시 30분에 모여 한 문제를 풀고 각자의 풀이를 5분씩 설명해요. 코딩 테스트를 준비하는 분에게 잘 맞아요. 결석하면 다음 날 문제를 골라 옵니다.',
      skills: ['JAVA', 'PYTHON'],
      meeting: '온라인',
      months: 3,
      first: {
        title: '아침 7시 반 알고리즘 스터디, 꾸준한 분 환영해요',
        roles: ['BACK_END', 'FRONT_END'],
        step: 'BEFORE_START',
      },
      second: { title: '알고리즘 아침반 두 자리 비었어요', roles: ['BACK_END'], step: 'DEVELOPING' },
    },
    {
      name: '타입스크립트 읽기',
      introduce:
        '타입 퍼즐을 풀고 실제 라이브러리의 타입 선언을 읽어요. 매주 한 명이 발표하고, 막힌 곳은 다 같이 파고들어요.',
      skills: ['TYPESCRIPT', 'REACT'],
      meeting: '온라인',
      months: 2,
      first: { title: 'TypeScript 기초부터 다시, 6주 스터디', roles: ['FRONT_END'], step: 'BEFORE_START' },
      second: {
        title: 'TypeScript 타입 선언 읽기 스터디 2기 모집',
        roles: ['FRONT_END', 'BACK_END'],
        step: 'PLANNING',
      },
    },
    {
      name: '디자인 시스템 뜯어보기',
      introduce:
        '공개된 디자인 시스템 문서를 한 주에 하나씩 읽고 우리만의 작은 시스템을 만들어요. 디자이너와 개발자가 한 조가 됩니다.',
      skills: ['FIGMA', 'REACT', 'TYPESCRIPT'],
      meeting: '온/오프라인',
      months: 3,
      first: {
        title: '디자인 시스템 문서를 같이 읽을 디자이너와 개발자',
        roles: ['UX_UI_DESIGN', 'FRONT_END'],
        step: 'BEFORE_START',
      },
      second: {
        title: '디자인 시스템 스터디, 컴포넌트를 구현할 프론트엔드 구해요',
        roles: ['FRONT_END'],
        step: 'DEVELOPING',
      },
    },
    {
      name: '스프링 깊이 읽기',
      introduce:
        '책 한 권을 끝까지 읽고, 읽은 내용을 작은 게시판에 직접 적용해 봐요. 코드 리뷰는 매주 서로 두 명씩 해 줍니다.',
      skills: ['SPRING', 'JAVA', 'MYSQL'],
      meeting: '온라인',
      months: 4,
      first: { title: 'Spring 책 완독 스터디, 초보도 괜찮아요', roles: ['BACK_END'], step: 'BEFORE_START' },
      second: { title: 'Spring 스터디 중반, 코드 리뷰 짝을 찾아요', roles: ['BACK_END'], step: 'DEVELOPING' },
    },
    {
      name: '기획서 첨삭소',
      introduce:
        '한 장짜리 기획서를 매주 써 와서 서로 고쳐 줘요. 실제 서비스 하나를 정해 문제 정의부터 지표까지 다시 적어 봅니다.',
      skills: ['FIGMA'],
      meeting: '오프라인',
      months: 2,
      first: { title: 'PM을 꿈꾸는 사람들의 기획서 쓰기 모임', roles: ['PM'], step: 'BEFORE_START' },
      second: { title: '기획서 첨삭 모임, 디자이너의 눈도 필요해요', roles: ['PM', 'UX_UI_DESIGN'], step: 'PLANNING' },
    },
    {
      name: '데이터베이스 한 학기',
      introduce:
        '인덱스와 트랜잭션을 실험으로 배워요. 백만 건을 넣어 보고, 느려지는 순간을 찾고, 왜 빨라졌는지 설명하는 스터디예요.',
      skills: ['MYSQL', 'DOCKER', 'JAVA'],
      meeting: '온라인',
      months: 3,
      first: { title: '백만 건으로 배우는 데이터베이스 스터디', roles: ['BACK_END'], step: 'PLANNING' },
      second: { title: '데이터베이스 실험 스터디, 실행 계획 같이 읽어요', roles: ['BACK_END'], step: 'DEVELOPING' },
    },
    {
      name: '모션 한 스푼',
      introduce:
        '작은 움직임 하나로 화면이 살아나는 순간을 모아요. After Effects와 ProtoPie로 매주 짧은 모션을 하나씩 완성합니다.',
      skills: ['AFTER_EFFECT', 'PROTOPIE', 'CINEMA_4D'],
      meeting: '온라인',
      months: 1,
      first: {
        title: '모션 그래픽 한 달 스터디, 매주 하나씩 완성해요',
        roles: ['BX_DESIGN', 'UX_UI_DESIGN'],
        step: 'BEFORE_START',
      },
      second: {
        title: 'UI 모션을 코드로 옮겨 볼 프론트엔드도 함께해요',
        roles: ['FRONT_END', 'UX_UI_DESIGN'],
        step: 'DESIGNING',
      },
    },
    {
      name: '면접 질문 100개',
      introduce:
        '프론트엔드 면접에 나오는 질문 100개에 우리 말로 답을 적어 봐요. 매주 열 개씩, 서로에게 꼬리 질문을 던집니다.',
      skills: ['JAVASCRIPT', 'REACT', 'GIT'],
      meeting: '온/오프라인',
      months: 2,
      first: { title: '프론트엔드 기술 면접 스터디, 취준생 네 분 모집', roles: ['FRONT_END'], step: 'BEFORE_START' },
      second: {
        title: '면접 스터디 후반전, 모의 면접관이 되어 줄 분',
        roles: ['FRONT_END', 'BACK_END'],
        step: 'DEVELOPING',
      },
    },
    {
      name: '앱 하나 끝까지',
      introduce:
        'Flutter로 할 일 앱을 만들어 스토어에 올리는 것까지가 목표예요. 처음 앱을 만드는 분들끼리 속도를 맞춰 천천히 갑니다.',
      skills: ['FLUTTER', 'GIT'],
      meeting: '온라인',
      months: 3,
      first: { title: 'Flutter 입문 스터디, 스토어 등록까지 함께 가요', roles: ['FRONT_END'], step: 'BEFORE_START' },
      second: { title: 'Flutter 앱 출시 직전, 아이콘을 그려 줄 디자이너', roles: ['BX_DESIGN'], step: 'DEVELOPING' },
    },
  ],
};
