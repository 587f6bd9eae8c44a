import { type CategoryIdeas } from './idea';

export const EXTERNAL_ACTIVITY_IDEAS: CategoryIdeas = {
  category: 'EXTERNAL_ACTIVITY',
  ideas: [
    {
      name: '해커톤 본선팀',
      introduce:
        '대학 연합 해커톤 예선을 통과했어요. 주제는 ‘동네에서 노는 법’이고, 골목 산책을 놀이로 바꾸는 앱을 만들어요. 본선까지 3주, 발표에서 기억에 남을 얼굴이 필요해요.',
      skills: ['ADOBE_ILLUSTRATION', 'FIGMA', 'AFTER_EFFECT'],
      meeting: '오프라인',
      months: 0,
      first: { title: '대학 연합 해커톤 함께 나갈 프론트엔드와 PM', roles: ['FRONT_END', 'PM'], step: 'BEFORE_START' },
      second: { title: '연합 해커톤 본선 진출 팀, BX 디자이너 한 분 모셔요', roles: ['BX_DESIGN'], step: 'DESIGNING' },
    },
    {
      name: '우리동네랩 3기',
      introduce:
        '우리 동네의 작은 문제를 주민과 함께 푸는 지역 프로젝트예요. 1기는 어두운 골목, 2기는 빈 점포를 다뤘고 3기는 어르신의 병원 가는 길을 살펴봐요.',
      skills: ['FIGMA', 'REACT'],
      meeting: '오프라인',
      months: 4,
      first: {
        title: '동네 문제를 찾아 나설 조사팀, 걷는 걸 좋아하는 분이면 좋아요',
        roles: ['PM'],
        step: 'BEFORE_START',
      },
      second: {
        title: '우리 동네 문제를 푸는 지역 프로젝트 3기 팀을 꾸려요',
        roles: ['UX_UI_DESIGN', 'PM'],
        step: 'BEFORE_START',
      },
    },
    {
      name: '코드봉사단',
      introduce:
        '지역 아동 센터에서 초등학생에게 블록 코딩을 가르쳐요. 한 학기 동안 쓸 수업 자료와 작품을 올리는 전시 페이지를 함께 만들어요.',
      skills: ['JAVASCRIPT', 'PHOTOSHOP', 'GIT'],
      meeting: '오프라인',
      months: 3,
      first: {
        title: '아동 센터 코딩 봉사, 수업 자료를 같이 만들 분',
        roles: ['PM', 'BX_DESIGN'],
        step: 'BEFORE_START',
      },
      second: { title: '아이들 작품 전시 페이지를 만들어 줄 프론트엔드', roles: ['FRONT_END'], step: 'DEVELOPING' },
    },
    {
      name: '캠퍼스플로깅',
      introduce:
        '달리면서 쓰레기를 줍는 연합 활동이에요. 주운 양을 기록하고 학교별로 겨루는 간단한 웹을 만들어 가을 환경 주간에 공개해요.',
      skills: ['VUE', 'NODE_JS', 'FIGMA'],
      meeting: '온/오프라인',
      months: 2,
      first: {
        title: '다섯 학교가 함께하는 플로깅, 기록 웹을 만들어요',
        roles: ['FRONT_END', 'BACK_END'],
        step: 'PLANNING',
      },
      second: { title: '플로깅 기록 웹의 순위판을 그려 줄 디자이너', roles: ['UX_UI_DESIGN'], step: 'DEVELOPING' },
    },
    {
      name: '학교방송앱',
      introduce:
        '교내 방송국의 10년 치 방송을 다시 들을 수 있는 앱이에요. 방송국원과 개발 동아리가 함께 준비하고, 개교기념일에 공개하는 것이 목표예요.',
      skills: ['SWIFT', 'KOTLIN', 'PREMIERE_PRO'],
      meeting: '오프라인',
      months: 5,
      first: {
        title: '교내 방송 다시 듣기 앱, 방송국과 함께 만들 개발자',
        roles: ['FRONT_END', 'BACK_END'],
        step: 'BEFORE_START',
      },
      second: { title: '방송 앱 공개 영상과 표지를 맡아 줄 디자이너 구해요', roles: ['BX_DESIGN'], step: 'DESIGNING' },
    },
    {
      name: '축제지도단',
      introduce:
        '봄 축제 부스와 공연 시간을 한눈에 보여 주는 지도 웹을 총학생회와 함께 만들어요. 작년에는 이틀 동안 6천 명이 들어왔어요.',
      skills: ['NEXT_JS', 'TYPESCRIPT', 'ADOBE_ILLUSTRATION'],
      meeting: '온/오프라인',
      months: 2,
      first: {
        title: '축제 지도 웹, 일러스트 지도를 그려 줄 디자이너 모집',
        roles: ['BX_DESIGN', 'UX_UI_DESIGN'],
        step: 'PLANNING',
      },
      second: { title: '축제 당일 트래픽이 걱정이에요, 백엔드 도와주세요', roles: ['BACK_END'], step: 'DEVELOPING' },
    },
    {
      name: '오픈소스 첫걸음',
      introduce:
        '오픈소스에 첫 기여를 해 보는 두 달짜리 모임이에요. 문서 번역부터 작은 버그 수정까지, 병합될 때까지 서로 끌어 줍니다.',
      skills: ['GIT', 'TYPESCRIPT', 'JAVA'],
      meeting: '온라인',
      months: 2,
      first: {
        title: '오픈소스에 첫 기여를 함께해 볼 동료를 찾아요',
        roles: ['FRONT_END', 'BACK_END'],
        step: 'BEFORE_START',
      },
      second: { title: '오픈소스 모임 2주차, 아직 자리 있어요', roles: ['BACK_END'], step: 'DEVELOPING' },
    },
    {
      name: '데이터저널',
      introduce:
        '학보사와 함께 숫자로 읽는 학교 이야기를 연재해요. 등록금, 도서관 좌석, 학식 값처럼 궁금했던 것을 그래프로 보여 줍니다.',
      skills: ['PYTHON', 'JAVASCRIPT', 'FIGMA'],
      meeting: '온라인',
      months: 4,
      first: { title: '학보사 데이터 기사, 분석과 그래프를 맡아 줄 팀원', roles: ['BACK_END', 'PM'], step: 'PLANNING' },
      second: {
        title: '움직이는 그래프를 만들 프론트엔드 개발자를 찾아요',
        roles: ['FRONT_END', 'UX_UI_DESIGN'],
        step: 'DEVELOPING',
      },
    },
    {
      name: '서포터즈 굿즈팀',
      introduce:
        '환경 단체 대학생 서포터즈 활동으로 헌 옷을 쓴 굿즈를 기획해요. 만드는 과정을 보여 주는 소개 페이지까지 우리 손으로 완성합니다.',
      skills: ['ADOBE_ILLUSTRATION', 'PHOTOSHOP', 'BLENDER'],
      meeting: '오프라인',
      months: 1,
      first: { title: '헌 옷 굿즈를 함께 기획할 BX 디자이너와 PM', roles: ['BX_DESIGN', 'PM'], step: 'BEFORE_START' },
      second: { title: '굿즈 소개 페이지, 3D 화면까지 욕심내 볼 프론트엔드', roles: ['FRONT_END'], step: 'DESIGNING' },
    },
    {
      name: '교환학생 길잡이',
      introduce:
        '우리 학교에 온 교환학생이 첫 주를 헤매지 않도록 돕는 안내 웹이에요. 국제처 도우미로 활동하면서 받은 질문 200개를 정리했어요.',
      skills: ['REACT', 'TYPESCRIPT', 'FIGMA'],
      meeting: '온라인',
      months: 3,
      first: { title: '교환학생 첫 주 안내서, 영어로 함께 쓸 기획자', roles: ['PM', 'UX_UI_DESIGN'], step: 'PLANNING' },
      second: { title: '교환학생 안내 웹을 다국어로 만들 프론트엔드 모집', roles: ['FRONT_END'], step: 'DESIGNING' },
    },
    {
      name: '밤하늘관측회',
      introduce:
        '천문 동아리 다섯 곳이 함께 관측 일정을 나누는 웹을 만들어요. 구름과 달빛을 계산해 이번 주 가장 좋은 밤을 골라 줍니다.',
      skills: ['PYTHON', 'DJANGO', 'VUE'],
      meeting: '온라인',
      months: 3,
      first: {
        title: '천문 동아리 연합 관측 달력, 별 좋아하는 개발자 오세요',
        roles: ['BACK_END', 'FRONT_END'],
        step: 'BEFORE_START',
      },
      second: {
        title: '관측 달력에 어울리는 밤 화면을 그려 줄 분',
        roles: ['UX_UI_DESIGN', 'BX_DESIGN'],
        step: 'DEVELOPING',
      },
    },
  ],
};
