import { type CategoryIdeas } from './idea';

export const STARTUP_IDEAS: CategoryIdeas = {
  category: 'STARTUP',
  ideas: [
    {
      name: '모아밥',
      introduce:
        '자취생 네 명이 함께 장을 보면 식비가 절반이 돼요. 같은 건물, 같은 골목에 사는 사람끼리 장보기를 나누고 정산까지 끝내는 서비스예요. 학교 앞 원룸촌에서 먼저 시험해 봐요.',
      skills: ['FIGMA', 'SPRING', 'REACT'],
      meeting: '오프라인',
      months: 8,
      first: {
        title: '공동 장보기 서비스, 원룸촌 인터뷰를 함께 다닐 분',
        roles: ['PM', 'UX_UI_DESIGN'],
        step: 'BEFORE_START',
      },
      second: {
        title: '자취생 식비를 줄이는 공동 장보기, 창업 동아리 팀원을 모아요',
        roles: ['PM', 'BACK_END', 'UX_UI_DESIGN'],
        step: 'BEFORE_START',
      },
    },
    {
      name: '책등',
      introduce:
        '학기마다 버려지는 전공책을 다음 학번에게 이어 주는 교환 서비스예요. 필기 흔적이 오히려 값이 되는 책장을 만들고 있어요. 첫 이용자 30명을 모으는 게 이번 학기 목표예요.',
      skills: ['NEXT_JS', 'NODE_JS', 'FIGMA'],
      meeting: '오프라인',
      months: 7,
      first: {
        title: '중고 전공책 교환 서비스 함께 창업해 볼 개발자',
        roles: ['FRONT_END', 'BACK_END'],
        step: 'BEFORE_START',
      },
      second: {
        title: '중고 전공책 교환, 첫 이용자를 함께 만날 디자이너를 찾아요',
        roles: ['UX_UI_DESIGN'],
        step: 'PLANNING',
      },
    },
    {
      name: '과외노트',
      introduce:
        '대학생 과외 선생님이 수업 기록, 숙제, 수업료를 한곳에서 정리하는 도구예요. 설문에 답해 준 선생님 40명 가운데 절반이 아직도 종이에 적고 있었어요.',
      skills: ['REACT', 'TYPESCRIPT', 'SPRING'],
      meeting: '온라인',
      months: 9,
      first: {
        title: '과외 선생님을 위한 수업 기록 서비스, 공동 창업자 구해요',
        roles: ['BACK_END', 'UX_UI_DESIGN'],
        step: 'PLANNING',
      },
      second: { title: '과외노트 베타 운영 중, 프론트엔드로 함께해 주세요', roles: ['FRONT_END'], step: 'IN_BUSINESS' },
    },
    {
      name: '반려식물병원',
      introduce:
        '시든 잎 사진을 올리면 경험 많은 식집사가 답해 주는 커뮤니티예요. 답변을 모아 증상 사전을 만들고, 화분과 흙을 파는 동네 꽃집과 연결할 계획이에요.',
      skills: ['FLUTTER', 'AWS', 'FIGMA'],
      meeting: '온라인',
      months: 10,
      first: {
        title: '식집사 커뮤니티로 예비 창업 지원 사업에 도전해요',
        roles: ['PM', 'UX_UI_DESIGN', 'BX_DESIGN'],
        step: 'BEFORE_START',
      },
      second: {
        title: 'Flutter로 식물 상담 앱을 만들 프론트엔드를 찾아요',
        roles: ['FRONT_END'],
        step: 'DEVELOPING',
      },
    },
    {
      name: '빈자리',
      introduce:
        '예약을 놓친 미용실, 공방, 연습실의 빈 시간을 당일 할인으로 알려 주는 서비스예요. 동네 가게 열두 곳과 시범 운영을 약속했어요.',
      skills: ['SWIFT', 'KOTLIN', 'MYSQL'],
      meeting: '온/오프라인',
      months: 12,
      first: {
        title: '동네 가게의 빈 시간을 이어 주는 창업팀, 개발자 구해요',
        roles: ['FRONT_END', 'BACK_END'],
        step: 'PLANNING',
      },
      second: { title: '시범 운영을 앞두고 서버를 함께 책임질 백엔드 모집', roles: ['BACK_END'], step: 'DEVELOPING' },
    },
    {
      name: '졸업사진관',
      introduce:
        '사진을 전공하는 학생과 졸업 스냅을 찍고 싶은 학생을 이어 줘요. 촬영 콘셉트 고르기부터 보정본 전달까지 한 흐름으로 만들고 있어요.',
      skills: ['FIGMA', 'PHOTOSHOP', 'LIGHTROOM', 'REACT'],
      meeting: '오프라인',
      months: 6,
      first: { title: '졸업 스냅 예약 서비스의 브랜드를 만들 BX 디자이너', roles: ['BX_DESIGN'], step: 'PLANNING' },
      second: {
        title: '졸업 시즌 전에 출시해요, 예약 화면을 만들 프론트엔드',
        roles: ['FRONT_END', 'PM'],
        step: 'DESIGNING',
      },
    },
    {
      name: '새벽배달부',
      introduce:
        '학교 근처 빵집이 문 닫기 전에 남은 빵을 모아 다음 날 아침 강의동으로 보내 드려요. 버려지는 빵도 줄이고 아침도 챙기는 작은 사업이에요.',
      skills: ['NODE_JS', 'REACT', 'ADOBE_ILLUSTRATION'],
      meeting: '오프라인',
      months: 6,
      first: {
        title: '남은 빵을 아침으로 바꾸는 팀, 함께 뛰어 볼 분을 찾아요',
        roles: ['PM', 'BACK_END'],
        step: 'BEFORE_START',
      },
      second: {
        title: '주문이 늘었어요, 주문 화면을 개선할 디자이너와 개발자',
        roles: ['UX_UI_DESIGN', 'FRONT_END'],
        step: 'IN_BUSINESS',
      },
    },
    {
      name: '공구한칸',
      introduce:
        '드릴 하나 쓰려고 사기는 아깝죠. 아파트 단지 안에서 공구와 캠핑 장비를 나눠 쓰는 무인 보관함 서비스를 준비해요.',
      skills: ['SPRING', 'MYSQL', 'VUE'],
      meeting: '온/오프라인',
      months: 14,
      first: {
        title: '공구를 나눠 쓰는 무인 보관함, 하드웨어 아는 분 환영해요',
        roles: ['BACK_END', 'PM'],
        step: 'BEFORE_START',
      },
      second: { title: '보관함 예약 웹을 만들 프론트엔드 개발자를 구합니다', roles: ['FRONT_END'], step: 'PLANNING' },
    },
    {
      name: '면접밥',
      introduce:
        '취업 준비생끼리 점심을 먹으며 20분 모의 면접을 해요. 직무와 위치로 짝을 맞추고 서로 남긴 피드백을 기록으로 쌓아 줍니다.',
      skills: ['NEXT_JS', 'DJANGO', 'FIGMA'],
      meeting: '온라인',
      months: 5,
      first: {
        title: '점심 모의 면접 서비스, 기획과 디자인 함께해요',
        roles: ['PM', 'UX_UI_DESIGN'],
        step: 'PLANNING',
      },
      second: { title: '짝 맞추기 알고리즘을 고민할 백엔드 개발자를 찾아요', roles: ['BACK_END'], step: 'DEVELOPING' },
    },
    {
      name: '소품집',
      introduce:
        '직접 만든 소품을 파는 학생 작가들의 작은 온라인 상점이에요. 작가마다 다른 상점 이름과 포장 이야기를 보여 주는 데 힘을 쏟고 있어요.',
      skills: ['REACT', 'AWS', 'INDESIGN'],
      meeting: '온라인',
      months: 8,
      first: {
        title: '학생 작가들의 소품 상점, 브랜드부터 함께 만들어요',
        roles: ['BX_DESIGN', 'UX_UI_DESIGN'],
        step: 'BEFORE_START',
      },
      second: {
        title: '결제와 주문 관리를 맡아 줄 개발자가 필요해요',
        roles: ['BACK_END', 'FRONT_END'],
        step: 'DEVELOPING',
      },
    },
    {
      name: '돌봄달력',
      introduce:
        '반려동물 병원 기록, 약 먹이는 시간, 산책을 가족이 함께 보는 달력이에요. 보호자 인터뷰 스무 건을 마치고 첫 시제품을 만들고 있어요.',
      skills: ['KOTLIN', 'FIGMA', 'PROTOPIE'],
      meeting: '온라인',
      months: 7,
      first: { title: '반려동물 돌봄을 나누는 달력, 초기 멤버 모집', roles: ['PM', 'FRONT_END'], step: 'PLANNING' },
      second: {
        title: '시제품을 움직여 볼 ProtoPie 다루는 디자이너 계신가요',
        roles: ['UX_UI_DESIGN'],
        step: 'DESIGNING',
      },
    },
    {
      name: '이사메이트',
      introduce:
        '원룸 이사는 트럭 한 대면 남아요. 같은 날 같은 방향으로 이사하는 학생끼리 트럭을 나눠 쓰도록 이어 줍니다. 개강 전 두 주가 승부처예요.',
      skills: ['REACT', 'NODE_JS', 'DOCKER'],
      meeting: '온/오프라인',
      months: 4,
      first: {
        title: '원룸 이사를 나누는 서비스, 개강 전에 함께 출시해요',
        roles: ['FRONT_END', 'BACK_END', 'PM'],
        step: 'BEFORE_START',
      },
      second: { title: '개강 이사철 운영을 도와줄 PM 한 분을 모셔요', roles: ['PM'], step: 'IN_BUSINESS' },
    },
  ],
};
