import { type DemoArchive } from './demoArchive';

export const CAMPUS_ARCHIVES: readonly DemoArchive[] = [
  {
    name: '모아밥',
    line: '자취생 공동 장보기',
    title: '모아밥: 자취생 공동 장보기, 원룸촌에서 여덟 달',
    description:
      '네 명이 함께 장을 보면 식비가 절반이 돼요. 원룸촌 인터뷰 32번으로 시작해 정산까지 끝나는 앱을 냈고, 마지막 달에는 매주 60명이 함께 담았어요. 가장 어려웠던 건 기능을 덜어 내는 일이었어요.',
    category: 'STARTUP',
    skills: ['FIGMA', 'REACT', 'SPRING'],
    months: 8,
    thumbnail: 'moabap.png',
    images: ['moabap-problem.png', 'moabap-flow.png', 'moabap-color.png'],
  },
  {
    name: '캠퍼스 턱 지도',
    line: '휠체어로 갈 수 있는 길',
    title: '캠퍼스 턱 지도: 휠체어로 갈 수 있는 길 312곳',
    description:
      '캠퍼스를 직접 다니며 턱과 경사로를 기록했어요. 장애학생지원센터와 함께 검수했고, 지금은 신입생 안내 책자에 주소가 실려 있어요.',
    category: 'CONTEST',
    skills: ['FIGMA', 'NEXT_JS', 'NODE_JS'],
    months: 5,
    thumbnail: 'teok.png',
  },
  {
    name: '막차알리미',
    line: '막차까지 11분 남았어요',
    title: '막차알리미: 집에 갈 수 있는 마지막 버스를 알려 줘요',
    description:
      '실시간 버스 정보로 지금 일어나야 하는 시간을 알려 줘요. 잠금 화면 위젯을 만들면서 배터리와 알림 사이에서 오래 고민했어요.',
    category: 'EXPERIENCE',
    skills: ['KOTLIN', 'SWIFT', 'FIGMA'],
    months: 4,
    thumbnail: 'makcha.png',
  },
  {
    name: '정산반장',
    line: '총무는 이제 그만 물어봐요',
    title: '정산반장: 동아리 MT 정산을 3분 만에',
    description:
      '영수증을 찍으면 한 사람이 보낼 돈을 계산해 줘요. 학기 초 두 달 동안 동아리 41곳이 썼고, 가장 많이 받은 의견은 “총무가 덜 미안해졌다”였어요.',
    category: 'STARTUP',
    skills: ['REACT', 'PYTHON', 'FIGMA'],
    months: 6,
    thumbnail: 'jungsan.png',
  },
  {
    name: '졸전모음',
    line: '졸업 전시 온라인 도록',
    title: '졸전모음 2025: 여섯 학과의 졸업 전시를 한곳에',
    description:
      '전시가 끝나면 사라지는 작업을 모아 두는 도록이에요. 작가 148명의 글과 사진을 받아 정리했고, 전시 기간에 2만 번 열렸어요.',
    category: 'EXTRACURRICULAR',
    skills: ['ADOBE_ILLUSTRATION', 'INDESIGN', 'NEXT_JS'],
    months: 4,
    thumbnail: 'jolzeon.png',
  },
  {
    name: '공부방',
    line: '지금 38명이 함께 켰어요',
    title: '시험기간 공부방: 함께 켜 두는 50분 타이머',
    description:
      '말없이 같이 공부하는 방이에요. 시험 기간 2주 동안 1,900시간이 쌓였어요. 실시간 접속을 처음 다뤄 보면서 끊김을 숨기는 법을 배웠어요.',
    category: 'STUDY',
    skills: ['TYPESCRIPT', 'NODE_JS', 'FIGMA'],
    months: 3,
    thumbnail: 'gongbu.png',
  },
  {
    name: '틈새독서',
    line: '하루 15분, 한 쪽씩',
    title: '틈새독서: 하루 15분씩 석 달, 열두 권을 읽었어요',
    description:
      '함께 읽는 사람들의 진도를 한 줄로 이어 보여 줘요. 스터디에서 시작해 앱이 됐고, 마지막 책은 팀원 모두가 같은 날 덮었어요.',
    category: 'STUDY',
    skills: ['FLUTTER', 'FIGMA'],
    months: 3,
    thumbnail: 'dokseo.png',
  },
  {
    name: '분리배출 도감',
    line: '찍으면 알려 주는 쓰레기',
    title: '분리배출 도감: 찍으면 알려 주는 1,200가지 쓰레기',
    description:
      '헷갈리는 쓰레기를 찍으면 버리는 법을 알려 줘요. 사진 9천 장을 직접 모아 분류했고 환경 서비스 공모전에서 우수상을 받았어요.',
    category: 'CONTEST',
    skills: ['PYTHON', 'REACT', 'FIGMA'],
    months: 5,
    thumbnail: 'bunri.png',
  },
  {
    name: '빈의자',
    line: '우리 동네 조용한 자리',
    title: '빈의자: 우리 동네 조용한 자리를 나눠요',
    description:
      '카페 사장님과 자리를 찾는 학생을 이어 주는 서비스예요. 동네 카페 네 곳과 두 달 동안 시험했고, 비는 시간의 자리 이용이 두 배가 됐어요.',
    category: 'STARTUP',
    skills: ['FIGMA', 'VUE', 'DJANGO'],
    months: 7,
    thumbnail: 'binuija.png',
  },
  {
    name: '플로깅메이트',
    line: '줍고 달리고 12.4kg',
    title: '플로깅메이트: 줍고 달린 여섯 번의 일요일',
    description:
      '함께 뛰고 주운 만큼 기록하는 모임이에요. 코스 지도와 기록 카드를 만들었고, 여섯 번 모여 모두 12.4kg을 주웠어요.',
    category: 'EXTRACURRICULAR',
    skills: ['ADOBE_ILLUSTRATION', 'FIGMA', 'REACT'],
    months: 2,
    thumbnail: 'plogging.png',
  },
  {
    name: '새벽네시',
    line: '잠 못 드는 밤을 적어 두는 곳',
    title: '새벽네시: 잠 못 드는 밤을 적어 두는 곳',
    description:
      '새벽에만 열리는 일기장이에요. 아침이 되면 글은 사라지고 한 문장만 남아요. 글자와 여백만으로 분위기를 만드는 일이 즐거웠어요.',
    category: 'EXPERIENCE',
    skills: ['NEXT_JS', 'AFTER_EFFECT', 'FIGMA'],
    months: 3,
    thumbnail: 'saebyeok.png',
  },
  {
    name: '받침 연습실',
    line: '한글 타자 게임',
    title: '받침 연습실: 겹받침만 나오는 한글 타자 게임',
    description:
      '외국인 친구들과 같이 만든 한글 타자 게임이에요. 조합 중인 글자를 다루는 일이 생각보다 깊어서, 그 과정을 글로도 정리했어요.',
    category: 'CONTEST',
    skills: ['TYPESCRIPT', 'REACT', 'ADOBE_ILLUSTRATION'],
    months: 4,
    thumbnail: 'batchim.png',
  },
];
