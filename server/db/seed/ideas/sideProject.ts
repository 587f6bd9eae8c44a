import { type CategoryIdeas } from './idea';

export const SIDE_PROJECT_IDEAS: CategoryIdeas = {
  category: 'PROJECT',
  ideas: [
    {
      name: '하루열다섯',
      introduce:
        '하루 15분만 읽어도 한 달이면 책 한 권이에요. 타이머와 한 줄 기록으로 읽는 습관을 만드는 앱이고, 지난여름부터 디자이너 한 명과 백엔드 두 명이 함께 만들고 있어요.',
      skills: ['REACT', 'TYPESCRIPT', 'FIGMA'],
      meeting: '온라인',
      months: 4,
      first: { title: '15분 독서 습관 앱을 함께 기획하고 그려 볼 디자이너', roles: ['UX_UI_DESIGN'], step: 'PLANNING' },
      second: {
        title: '하루 15분 독서 습관 앱, 출시까지 함께 갈 프론트엔드를 찾아요',
        roles: ['FRONT_END'],
        step: 'DEVELOPING',
      },
    },
    {
      name: '학식알림',
      introduce:
        '오늘 학식이 무엇인지 아침에 알려 주는 서비스예요. 이용자가 2천 명인데 만든 사람들이 모두 졸업해요. 코드와 운영 노트를 그대로 넘겨 드리고 한 달 동안 함께 봐 드려요.',
      skills: ['NODE_JS', 'VUE', 'AWS'],
      meeting: '온라인',
      months: 14,
      first: { title: '학식 알림 서비스에 댓글 기능을 붙여 줄 개발자', roles: ['FRONT_END'], step: 'IN_BUSINESS' },
      second: {
        title: '이용자 2천 명 학식 알림 서비스, 개발을 이어받아 주세요',
        roles: ['FRONT_END', 'BACK_END'],
        step: 'IN_BUSINESS',
      },
    },
    {
      name: '동아리정산',
      introduce:
        '동아리 총무의 밤을 지켜 주는 회비 정산 서비스예요. 영수증 사진을 올리면 표로 정리되고, 누가 아직 내지 않았는지 조용히 알려 줘요. 지금 화면을 새로 그리고 있어요.',
      skills: ['NEXT_JS', 'SPRING', 'MYSQL'],
      meeting: '온라인',
      months: 2,
      first: {
        title: '동아리 회비 정산 서비스, 총무 경험자를 모셔요',
        roles: ['PM', 'UX_UI_DESIGN'],
        step: 'PLANNING',
      },
      second: {
        title: '동아리 회비 정산 서비스 리뉴얼, 개발 두 분 더 필요해요',
        roles: ['FRONT_END', 'BACK_END'],
        step: 'DESIGNING',
      },
    },
    {
      name: '새벽네시',
      introduce:
        '잠들지 못한 밤을 기록하는 앱이에요. 1.0을 내고 나서 “혼자가 아닌 것 같았다”는 후기를 많이 받았어요. 2.0에서는 같은 시간에 깨어 있는 사람끼리 짧은 인사를 나눠요.',
      skills: ['SWIFT', 'FIGMA', 'NODE_JS'],
      meeting: '온/오프라인',
      months: 5,
      first: {
        title: '불면을 기록하는 앱, 첫 버전을 함께 만들 개발자',
        roles: ['FRONT_END', 'BACK_END'],
        step: 'BEFORE_START',
      },
      second: {
        title: '불면 기록 앱 ‘새벽네시’ 2.0을 같이 만들 분',
        roles: ['FRONT_END', 'UX_UI_DESIGN', 'BACK_END'],
        step: 'IN_BUSINESS',
      },
    },
    {
      name: '받침구조대',
      introduce: '글자를 쌓아 낱말을 만드는, 외국인 친구를 위한 받침 게임이에요.',
      skills: ['JAVASCRIPT', 'ADOBE_ILLUSTRATION', 'PREMIERE_PRO'],
      meeting: '온라인',
      months: 3,
      first: { title: '한글 받침 게임, 캐릭터를 그려 줄 디자이너를 찾아요', roles: ['BX_DESIGN'], step: 'PLANNING' },
      second: { title: '받침 게임을 웹에서 움직여 줄 프론트엔드 개발자', roles: ['FRONT_END'], step: 'DESIGNING' },
    },
    {
      name: '우산지도',
      introduce: '비 오는 날 우산을 빌려주는 도서관과 카페 86군데를 모은 지도예요.',
      skills: ['REACT', 'NODE_JS', 'FIGMA'],
      meeting: '온라인',
      months: 2,
      first: {
        title: '비 오는 날 우산 빌리는 지도, 가볍게 만들어 봐요',
        roles: ['FRONT_END', 'UX_UI_DESIGN'],
        step: 'BEFORE_START',
      },
      second: { title: '우산 지도에 반납 알림을 붙여 줄 백엔드', roles: ['BACK_END'], step: 'IN_BUSINESS' },
    },
    {
      name: '오늘의문장',
      introduce: '매일 한 문장을 필사하고 서로의 손글씨를 구경해요. 조용한 화면이 목표예요.',
      skills: ['NEXT_JS', 'TYPESCRIPT', 'LIGHTROOM'],
      meeting: '온라인',
      months: 3,
      first: {
        title: '필사 서비스의 조용한 화면을 함께 고민할 디자이너',
        roles: ['UX_UI_DESIGN', 'BX_DESIGN'],
        step: 'PLANNING',
      },
      second: { title: '손글씨를 올리는 필사 서비스, Next.js 개발자 구해요', roles: ['FRONT_END'], step: 'DEVELOPING' },
    },
    {
      name: '보드게임장부',
      introduce: '보드게임 모임의 점수와 벌칙을 규칙까지 적어 두는 장부 앱이에요.',
      skills: ['KOTLIN', 'SPRING', 'GIT'],
      meeting: '오프라인',
      months: 4,
      first: { title: '보드게임 점수 기록 앱, 같이 놀면서 만들어요', roles: ['FRONT_END', 'PM'], step: 'BEFORE_START' },
      second: { title: '점수 규칙 엔진을 설계해 볼 백엔드를 찾아요', roles: ['BACK_END'], step: 'DEVELOPING' },
    },
    {
      name: '러닝메이트',
      introduce: '속도가 비슷한 이웃과 달려요. 기록 대신 함께 달린 횟수를 세는 앱이에요.',
      skills: ['SWIFT', 'KOTLIN', 'FIGMA'],
      meeting: '온/오프라인',
      months: 6,
      first: { title: '느리게 달리는 사람들의 러닝 앱, 디자이너 모집', roles: ['UX_UI_DESIGN'], step: 'PLANNING' },
      second: { title: '러닝 앱 안드로이드 개발을 맡아 줄 분을 찾고 있어요', roles: ['FRONT_END'], step: 'DEVELOPING' },
    },
    {
      name: '냉장고파먹기',
      introduce:
        '냉장고에 남은 재료를 적으면 오늘 만들 수 있는 요리를 알려 줘요. 유통기한이 가까운 재료를 먼저 쓰게 하는 게 목표예요.',
      skills: ['DJANGO', 'PYTHON', 'REACT'],
      meeting: '온라인',
      months: 3,
      first: {
        title: '남은 재료 요리 추천, 요리 데이터를 정리할 팀원',
        roles: ['BACK_END', 'PM'],
        step: 'BEFORE_START',
      },
      second: {
        title: '요리 추천 서비스의 첫 화면을 다시 그려 줄 디자이너',
        roles: ['UX_UI_DESIGN'],
        step: 'IN_BUSINESS',
      },
    },
    {
      name: '공모전 달력',
      introduce: '흩어진 마감일을 한 달력에 모으고, 마감 2주 전과 3일 전에 알려 줘요.',
      skills: ['VUE', 'NODE_JS', 'MYSQL'],
      meeting: '온라인',
      months: 5,
      first: { title: '공모전 마감 달력, 수집 서버를 함께 만들 백엔드', roles: ['BACK_END'], step: 'PLANNING' },
      second: {
        title: '공모전 달력을 앱처럼 쓰게 해 줄 프론트엔드',
        roles: ['FRONT_END', 'UX_UI_DESIGN'],
        step: 'DEVELOPING',
      },
    },
    {
      name: '필름한롤',
      introduce:
        '36장만 찍을 수 있는 카메라 앱이에요. 다 찍고 나면 일주일 뒤에 사진이 도착해요. 기다리는 재미를 되살려 보려고 해요.',
      skills: ['FLUTTER', 'LIGHTROOM', 'FIGMA'],
      meeting: '온라인',
      months: 4,
      first: {
        title: '일주일 뒤에 도착하는 카메라 앱, 감성 담당 디자이너 구해요',
        roles: ['BX_DESIGN', 'UX_UI_DESIGN'],
        step: 'BEFORE_START',
      },
      second: { title: '필름 카메라 앱 사진 보관 서버를 맡아 주세요', roles: ['BACK_END'], step: 'DEVELOPING' },
    },
    {
      name: '별자리편지함',
      introduce:
        '편지를 쓰면 하늘에 별 하나가 생기고, 받는 사람이 열 수 있는 날짜를 정할 수 있어요. 3D 밤하늘을 가볍게 그리는 방법을 찾고 있어요.',
      skills: ['BLENDER', 'MIDJOURNEY', 'REACT'],
      meeting: '온라인',
      months: 3,
      first: {
        title: '3D 밤하늘 편지함을 그려 볼 디자이너와 프론트엔드',
        roles: ['BX_DESIGN', 'FRONT_END'],
        step: 'BEFORE_START',
      },
      second: {
        title: '별자리 편지함 공개 전 마지막 다듬기, QA 함께해 주실 PM',
        roles: ['PM', 'UX_UI_DESIGN'],
        step: 'DEVELOPING',
      },
    },
    {
      name: '회의정리봇',
      introduce: '회의가 끝나면 결정과 할 일만 남겨 줘요. 우리 팀이 먼저 쓰고 있어요.',
      skills: ['PYTHON', 'DOCKER', 'TYPESCRIPT'],
      meeting: '온라인',
      months: 5,
      first: {
        title: '회의록을 할 일로 바꾸는 도구, 개발자 두 분 모집',
        roles: ['BACK_END', 'FRONT_END'],
        step: 'PLANNING',
      },
      second: { title: '회의 도구를 써 보고 함께 고칠 PM을 찾아요', roles: ['PM'], step: 'IN_BUSINESS' },
    },
  ],
};
