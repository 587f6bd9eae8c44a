import { type DemoArchive } from './demoArchive';

const archive = (
  [name, line, title]: readonly [string, string, string],
  description: string,
  rest: Pick<DemoArchive, 'category' | 'skills' | 'months'>,
): DemoArchive => ({ name, line, title, description, ...rest });

export const DRAWN_ARCHIVES: readonly DemoArchive[] = [
  archive(
    ['책등', '전공책을 다음 학번에게', '책등: 전공책을 다음 학번에게 이어 준 한 학기'],
    '필기 흔적이 값이 되는 전공책 교환 서비스예요. 첫 학기에 213권이 새 주인을 만났고, 검수 기준을 함께 정하며 많이 배웠어요.',
    { category: 'STARTUP', skills: ['NEXT_JS', 'NODE_JS', 'FIGMA'], months: 7 },
  ),
  archive(
    ['학식알림', '오늘 학식 뭐예요?', '학식알림: 오늘 학식을 아침에 알려 줘요'],
    '다섯 식당의 메뉴를 모아 아침 8시에 알려 줘요. 메뉴판 사진을 읽는 일이 가장 어려웠고 지금은 2,400명이 받아 봐요.',
    { category: 'EXPERIENCE', skills: ['PYTHON', 'KOTLIN', 'FIGMA'], months: 3 },
  ),
  archive(
    ['하루열다섯', '알고리즘 스터디', '하루열다섯: 알고리즘 열다섯 주, 끝까지 남은 다섯 명'],
    '매일 15분씩 한 문제를 풀고 서로의 풀이를 읽었어요. 105문제의 풀이와 회고를 한 권으로 엮었어요.',
    { category: 'STUDY', skills: ['JAVA', 'PYTHON', 'GIT'], months: 4 },
  ),
  archive(
    ['바퀴로캠퍼스', '자전거 대여 지도', '바퀴로캠퍼스: 빈 자전거를 찾아 주는 지도'],
    '거치대마다 남은 자전거를 지도에서 보여 줘요. 센서 대신 이용자의 제보로 시작해 정확도를 87%까지 올렸어요.',
    { category: 'CONTEST', skills: ['REACT', 'SPRING', 'MYSQL'], months: 5 },
  ),
  archive(
    ['다시그리기', '옛 간판 서체 만들기', '다시그리기: 동네 간판 열두 개로 만든 서체'],
    '사라지는 간판의 글자를 따라 그려 서체 한 벌을 만들었어요. 사장님들께 허락을 받고 완성본을 액자로 돌려 드렸어요.',
    { category: 'EXTRACURRICULAR', skills: ['ADOBE_ILLUSTRATION', 'PHOTOSHOP'], months: 6 },
  ),
  archive(
    ['해커톤 본선기', '24시간의 기록', '해커톤 본선기: 24시간 동안 만든 재난 문자 요약'],
    '긴 재난 문자를 세 줄로 줄여 줘요. 본선에서 발표 5분을 위해 열두 번 연습했고 장려상을 받았어요.',
    { category: 'CONTEST', skills: ['NEXT_JS', 'PYTHON', 'AWS'], months: 1 },
  ),
  archive(
    ['혼자서하루', '1인 여행 코스', '혼자서하루: 혼자 걷기 좋은 코스 서른 개'],
    '혼자여도 편한 식당과 산책길을 직접 다녀와 적었어요. 글과 사진, 지도를 한 화면에 담는 방법을 오래 고민했어요.',
    { category: 'EXPERIENCE', skills: ['FIGMA', 'VUE', 'LIGHTROOM'], months: 3 },
  ),
  archive(
    ['우리동네랩', '동네 문제 실험실', '우리동네랩 2기: 골목 쓰레기 지도를 만들었어요'],
    '주민 인터뷰와 관찰로 쓰레기가 쌓이는 자리를 찾았어요. 구청에 제안서를 내고 화분 스물두 개를 놓았어요.',
    { category: 'EXTRACURRICULAR', skills: ['FIGMA', 'INDESIGN', 'PYTHON'], months: 4 },
  ),
  archive(
    ['배포까지', '토이 프로젝트 스터디', '배포까지: 미뤄 둔 토이 프로젝트 여섯 개를 내보냈어요'],
    '완벽하지 않아도 일단 배포하는 스터디예요. 매주 하나씩 내보내고 서로의 첫 이용자가 되어 주었어요.',
    { category: 'STUDY', skills: ['DOCKER', 'AWS', 'TYPESCRIPT'], months: 2 },
  ),
  archive(
    ['약봉투', '할머니의 복약 알림', '약봉투: 큰 글씨로 알려 주는 복약 알림'],
    '글씨가 크고 누를 것이 하나뿐인 알림이에요. 복지관 어르신 열네 분과 다섯 번 시험하며 화면을 매번 줄였어요.',
    { category: 'STARTUP', skills: ['FLUTTER', 'FIGMA', 'NODE_JS'], months: 6 },
  ),
  archive(
    ['소리산책', '골목의 소리 지도', '소리산책: 귀로 걷는 우리 동네'],
    '골목마다 다른 소리를 모아 지도에 올렸어요. 눈을 감고도 쓸 수 있게 만들면서 접근성을 처음부터 다시 배웠어요.',
    { category: 'EXPERIENCE', skills: ['REACT', 'PREMIERE_PRO', 'FIGMA'], months: 4 },
  ),
  archive(
    ['씨앗도서관', '씨앗을 빌려 드려요', '씨앗도서관: 씨앗을 빌리고 가을에 갚아요'],
    '텃밭 동아리와 함께 만든 대출 서비스예요. 봄에 빌려 간 씨앗 180봉투 가운데 131봉투가 돌아왔어요.',
    { category: 'EXTRACURRICULAR', skills: ['VUE', 'DJANGO', 'ADOBE_ILLUSTRATION'], months: 8 },
  ),
  archive(
    ['면접메이트', '서로 묻는 모의 면접', '면접메이트: 서로에게 물어본 질문 340개'],
    '모의 면접 질문과 답을 함께 쌓은 스터디예요. 영상으로 서로의 습관을 찾아 주었고 세 명이 첫 출근을 했어요.',
    { category: 'STUDY', skills: ['FIGMA', 'NEXT_JS'], months: 3 },
  ),
  archive(
    ['한끼지도', '든든한 6천 원', '한끼지도: 6천 원으로 든든한 학교 앞 식당 58곳'],
    '값이 오르기 전에 매달 다시 확인해요. 제보와 검수를 나누는 구조를 설계하며 운영이 더 어렵다는 걸 배웠어요.',
    { category: 'EXPERIENCE', skills: ['REACT', 'MYSQL', 'FIGMA'], months: 5 },
  ),
  archive(
    ['수어사전 말끝', '표정까지 담은 사전', '수어사전 말끝: 표정까지 보여 주는 수어 사전'],
    '손짓만이 아니라 표정과 속도까지 담았어요. 농인 자문단과 함께 200단어를 찍고 다시 찍었어요.',
    { category: 'CONTEST', skills: ['PREMIERE_PRO', 'NEXT_JS', 'FIGMA'], months: 6 },
  ),
  archive(
    ['빨래예보', '오늘 빨래 널어도 될까', '빨래예보: 자취방 빨래가 마르는 시간'],
    '습도와 창 방향으로 마르는 시간을 알려 줘요. 팀원 넷의 자취방에 센서를 달고 한 달 동안 실험했어요.',
    { category: 'STARTUP', skills: ['PYTHON', 'SWIFT', 'FIGMA'], months: 4 },
  ),
  archive(
    ['느린우체통', '한 해 뒤에 오는 편지', '느린우체통: 한 해 뒤의 나에게 쓰는 편지'],
    '편지를 맡기면 1년 뒤에 보내 드려요. 축제 부스에서 620통을 받았고, 잊지 않고 보내는 구조를 가장 신경 썼어요.',
    { category: 'EXTRACURRICULAR', skills: ['ADOBE_ILLUSTRATION', 'NODE_JS', 'MYSQL'], months: 3 },
  ),
  archive(
    ['첫회의록', '스터디 운영 도구', '첫회의록: 스터디가 오래가는 회의록 양식'],
    '끝까지 간 스터디 열 곳의 회의록을 모아 양식으로 만들었어요. 지금은 우리 팀의 다음 프로젝트에서도 쓰고 있어요.',
    { category: 'STUDY', skills: ['FIGMA', 'TYPESCRIPT'], months: 2 },
  ),
];
