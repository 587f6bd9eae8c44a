import { type CategoryIdeas } from './idea';

export const CONTEST_IDEAS: CategoryIdeas = {
  category: 'CONTEST',
  ideas: [
    {
      name: '바퀴로캠퍼스',
      introduce:
        '휠체어를 타는 친구와 함께 등교해 보니 3분 거리가 20분이 걸렸어요. 경사로, 승강기, 문턱을 학생들이 직접 기록하고 길을 찾아 주는 캠퍼스 지도를 만들어 공공데이터 공모전에 내요.',
      skills: ['FIGMA', 'REACT', 'TYPESCRIPT'],
      meeting: '온라인',
      months: 4,
      first: {
        title: '캠퍼스 경사로를 조사해 볼 기획자와 디자이너를 찾아요',
        roles: ['PM', 'UX_UI_DESIGN'],
        step: 'BEFORE_START',
      },
      second: {
        title: '공공데이터 공모전, 휠체어로 다니는 캠퍼스 지도 같이 만들어요',
        roles: ['FRONT_END', 'UX_UI_DESIGN'],
        step: 'PLANNING',
      },
    },
    {
      name: '혼자서하루',
      introduce:
        '혼자 여행하는 사람에게 맞는 하루 코스를 관광 데이터로 추천해요. 1인 식사가 되는 식당, 걷기 좋은 시간, 막차까지 계산해서 지도 한 장으로 보여 줘요.',
      skills: ['PYTHON', 'REACT', 'FIGMA'],
      meeting: '온/오프라인',
      months: 4,
      first: {
        title: '1인 여행자 인터뷰부터 시작할 관광 공모전 팀',
        roles: ['PM', 'UX_UI_DESIGN'],
        step: 'BEFORE_START',
      },
      second: {
        title: '관광 데이터로 혼자 여행하는 하루 코스 추천',
        roles: ['PM', 'FRONT_END', 'BACK_END'],
        step: 'BEFORE_START',
      },
    },
    {
      name: '분리왕',
      introduce:
        '분리배출은 매번 헷갈려요. 사진을 찍으면 재질과 버리는 방법을 알려 주고, 우리 동네 수거일까지 알려 주는 앱을 환경 아이디어 공모전에 출품해요.',
      skills: ['FLUTTER', 'PYTHON', 'FIGMA'],
      meeting: '온라인',
      months: 3,
      first: {
        title: '분리배출 도우미 앱으로 환경 공모전 나가실 분',
        roles: ['FRONT_END', 'BACK_END'],
        step: 'PLANNING',
      },
      second: {
        title: '환경 공모전 2차 심사 준비, 화면을 다듬어 줄 디자이너 구해요',
        roles: ['UX_UI_DESIGN'],
        step: 'DEVELOPING',
      },
    },
    {
      name: '막차알림이',
      introduce:
        '약속 장소에서 집까지 막차를 역산해 “지금 일어나야 해요”를 알려 주는 서비스예요. 교통 데이터 활용 공모전 본선을 목표로 해요.',
      skills: ['NODE_JS', 'REACT', 'AWS'],
      meeting: '온라인',
      months: 2,
      first: {
        title: '막차 시간을 역산하는 알림 서비스, 교통 데이터 공모전 팀원 모집',
        roles: ['BACK_END', 'FRONT_END'],
        step: 'BEFORE_START',
      },
      second: { title: '교통 데이터 공모전 본선까지 함께 갈 PM을 찾아요', roles: ['PM'], step: 'DEVELOPING' },
    },
    {
      name: '글씨쉼터',
      introduce:
        '어르신이 키오스크 앞에서 머뭇거리지 않도록 연습할 수 있는 웹을 만들어요. 실제 화면과 같은 순서로 천천히 눌러 볼 수 있고, 틀려도 괜찮다고 말해 줘요.',
      skills: ['FIGMA', 'VUE', 'JAVASCRIPT'],
      meeting: '오프라인',
      months: 3,
      first: {
        title: '어르신 키오스크 연습장, 접근성 공모전 같이 준비해요',
        roles: ['UX_UI_DESIGN', 'FRONT_END'],
        step: 'PLANNING',
      },
      second: { title: '접근성 공모전 마감 6주 전, 프론트엔드 한 분만 더요', roles: ['FRONT_END'], step: 'DESIGNING' },
    },
    {
      name: '오늘의급식지도',
      introduce:
        '결식 우려 아동이 눈치 보지 않고 식당을 고를 수 있도록, 급식 카드를 쓸 수 있는 가게를 메뉴 사진과 함께 보여 주는 지도예요.',
      skills: ['SPRING', 'MYSQL', 'REACT'],
      meeting: '온라인',
      months: 4,
      first: {
        title: '아동 급식 카드 가맹점 지도, 사회문제 해결 공모전',
        roles: ['BACK_END', 'PM'],
        step: 'BEFORE_START',
      },
      second: {
        title: '급식 카드 지도 개발 중, 지도 화면을 맡아 줄 프론트엔드',
        roles: ['FRONT_END'],
        step: 'DEVELOPING',
      },
    },
    {
      name: '소리없는알림',
      introduce:
        '청각장애 학생이 강의실 화재 경보나 휴강 안내를 놓치지 않도록 진동과 빛으로 알려 주는 웨어러블 앱이에요. 보조공학 아이디어 경진대회에 나가요.',
      skills: ['KOTLIN', 'SWIFT', 'FIGMA'],
      meeting: '오프라인',
      months: 5,
      first: { title: '보조공학 경진대회 함께 나갈 앱 개발자를 찾아요', roles: ['FRONT_END'], step: 'BEFORE_START' },
      second: {
        title: '진동으로 알려 주는 강의실 알림 앱, 디자이너 합류해 주세요',
        roles: ['UX_UI_DESIGN', 'BX_DESIGN'],
        step: 'PLANNING',
      },
    },
    {
      name: '빈방도서관',
      introduce:
        '시험 기간마다 자리를 찾아 헤매는 시간을 줄여 봐요. 강의 시간표 데이터로 지금 비어 있는 강의실을 보여 주는 서비스로 교내 창의 공모전에 지원해요.',
      skills: ['DJANGO', 'PYTHON', 'REACT'],
      meeting: '온/오프라인',
      months: 2,
      first: {
        title: '빈 강의실 찾기, 교내 창의 공모전 팀 꾸려요',
        roles: ['BACK_END', 'UX_UI_DESIGN'],
        step: 'PLANNING',
      },
      second: {
        title: '교내 공모전 발표까지 3주, 발표 자료를 함께 만들 분',
        roles: ['BX_DESIGN', 'PM'],
        step: 'DEVELOPING',
      },
    },
    {
      name: '텃밭일기',
      introduce:
        '베란다 텃밭을 시작한 사람이 첫 수확까지 포기하지 않게 돕는 앱이에요. 날씨 데이터로 물 주는 날을 알려 주고 자란 모습을 기록해요.',
      skills: ['FLUTTER', 'FIGMA', 'ADOBE_ILLUSTRATION'],
      meeting: '온라인',
      months: 3,
      first: {
        title: '날씨 데이터로 돌보는 베란다 텃밭 앱, 기상 데이터 공모전',
        roles: ['FRONT_END', 'UX_UI_DESIGN'],
        step: 'BEFORE_START',
      },
      second: { title: '텃밭 앱에 식물 그림을 그려 줄 BX 디자이너를 모셔요', roles: ['BX_DESIGN'], step: 'DESIGNING' },
    },
    {
      name: '말벗',
      introduce:
        '혼자 사는 어르신께 매일 같은 시간에 짧은 안부를 묻는 음성 서비스를 기획하고 있어요. 인공지능 활용 공모전의 돌봄 부문에 내요.',
      skills: ['PYTHON', 'AWS', 'DOCKER'],
      meeting: '온라인',
      months: 5,
      first: {
        title: '어르신 안부 음성 서비스, 인공지능 공모전 팀원을 구해요',
        roles: ['BACK_END', 'PM'],
        step: 'PLANNING',
      },
      second: { title: '음성 안부 서비스 시연까지 함께할 백엔드 개발자', roles: ['BACK_END'], step: 'DEVELOPING' },
    },
    {
      name: '자취방온도',
      introduce:
        '집을 구할 때 가장 알고 싶은 건 실제로 살아 본 사람의 이야기예요. 채광, 소음, 관리비를 학생들이 기록하는 서비스를 부동산 데이터 공모전에서 선보여요.',
      skills: ['NEXT_JS', 'TYPESCRIPT', 'MYSQL'],
      meeting: '온라인',
      months: 4,
      first: {
        title: '자취방 후기 데이터를 모으는 공모전 팀, 기획부터 같이해요',
        roles: ['PM', 'UX_UI_DESIGN'],
        step: 'BEFORE_START',
      },
      second: {
        title: 'Next.js로 자취방 후기 서비스 만들 프론트엔드 구해요',
        roles: ['FRONT_END', 'BACK_END'],
        step: 'DESIGNING',
      },
    },
    {
      name: '시장한바퀴',
      introduce:
        '전통시장의 오늘 물건과 값을 사진으로 올리고 한 바퀴 동선을 추천해 주는 앱이에요. 지역 상권 활성화 공모전에 학교 앞 시장 상인회와 함께 나가요.',
      skills: ['SPRING', 'FLUTTER', 'PHOTOSHOP'],
      meeting: '오프라인',
      months: 3,
      first: {
        title: '학교 앞 시장을 살리는 앱, 상권 공모전 함께해요',
        roles: ['PM', 'FRONT_END', 'BACK_END'],
        step: 'BEFORE_START',
      },
      second: { title: '시장 앱 시안 완성, 앱 개발을 맡아 줄 분을 기다려요', roles: ['FRONT_END'], step: 'DESIGNING' },
    },
  ],
};
