import { type MeetingOption, type Step } from '@contract/project';
import { type Role } from '@contract/skill';
import { type SeededRandom } from '../../lib/seededRandom';

const WHERE_WE_ARE: Record<Step, readonly string[]> = {
  BEFORE_START: [
    '아직 시작 전이라 방향부터 함께 정할 수 있어요.',
    '팀이 모이면 바로 첫 회의를 열고 시작해요.',
    '주제만 정해 둔 상태예요. 처음부터 같이 만들어 가요.',
  ],
  PLANNING: [
    '인터뷰를 마치고 꼭 필요한 것만 추리는 중이에요.',
    '초안은 나와 있어요. 읽어 보시고 의견을 더해 주세요.',
    '첫 번째 목표의 범위를 정하고 있어요.',
  ],
  DESIGNING: [
    '주요 화면 시안이 절반쯤 나왔어요.',
    '색과 글자 규칙을 정하고 하나씩 채워 가고 있어요.',
    '시안을 돌려 보며 매주 한 번씩 고치고 있어요.',
  ],
  DEVELOPING: [
    '중요한 것은 되어 있고, 다듬는 일이 남았어요.',
    '절반쯤 왔어요. 서로의 작업을 꼼꼼히 봐 주는 분위기예요.',
    '이번 달 안에 첫 결과를 보여 드리는 것이 목표예요.',
  ],
  IN_BUSINESS: [
    '이미 공개해서 실제 이용자의 의견을 받고 있어요.',
    '운영하면서 매주 조금씩 고치고 있어요.',
    '쓰는 분들이 생겨서 더 잘 만들고 싶어졌어요.',
  ],
};

const WHOM_WE_SEEK: Record<Role, readonly string[]> = {
  UX_UI_DESIGN: [
    '화면의 흐름을 함께 고민하고 그려 줄 UX/UI 디자이너를 찾아요.',
    'UX/UI 디자이너는 이용자 의견을 화면으로 옮기는 일을 맡아요.',
  ],
  BX_DESIGN: [
    '이름과 색, 그림으로 첫인상을 만들어 줄 BX 디자이너를 기다려요.',
    'BX 디자이너와는 로고부터 말투까지 함께 정하고 싶어요.',
  ],
  FRONT_END: [
    '프론트엔드 개발자는 화면을 만들고 디자이너와 가까이에서 일해요.',
    '완벽하지 않아도 끝까지 해 보고 싶은 프론트엔드 개발자면 좋겠어요.',
  ],
  BACK_END: [
    '백엔드 개발자는 API와 데이터베이스를 설계하고 배포까지 함께해요.',
    '백엔드는 혼자 두지 않아요. 설계부터 같이 이야기해요.',
  ],
  PM: ['PM은 일정과 우선순위를 챙기고 팀의 이야기를 정리해 줘요.', '회의록과 할 일을 함께 챙겨 줄 PM을 찾아요.'],
};

const HOW_WE_MEET: Record<MeetingOption, readonly string[]> = {
  온라인: [
    '매주 화요일 밤 9시에 온라인으로 만나고 평소에는 메신저로 이야기해요.',
    '일주일에 두 번, 한 시간씩 화면을 공유하며 진행해요.',
    '일요일 저녁에 온라인으로 모여 한 주를 정리해요.',
  ],
  오프라인: [
    '매주 토요일 오후, 학교 앞 카페에서 두 시간씩 만나요.',
    '평일 저녁 7시에 중앙도서관 스터디룸에서 모여요.',
    '수요일마다 동아리방에서 만나 저녁을 먹고 시작해요.',
  ],
  '온/오프라인': [
    '평일에는 온라인으로, 한 달에 두 번은 직접 만나서 진행해요.',
    '첫 모임은 꼭 얼굴을 보고, 그다음부터는 온라인이 중심이에요.',
    '회의는 온라인, 작업은 격주 토요일에 모여서 해요.',
  ],
};

const HOW_TO_JOIN: readonly string[] = [
  '궁금한 점은 댓글로 편하게 물어봐 주세요.',
  '댓글로 간단한 소개를 남겨 주시면 이틀 안에 답해 드려요.',
  '경험보다 꾸준함을 더 중요하게 생각해요. 댓글 기다릴게요!',
  '지난 작업물이 있으면 링크로, 없으면 해 보고 싶은 것을 적어 주세요.',
  '서로 반말 대신 닉네임에 님을 붙여 불러요. 편하게 연락 주세요.',
];

interface ArticleFacts {
  step: Step;
  roles: readonly Role[];
  meeting: MeetingOption;
}

/** The recruitment text, one paragraph per topic. */
export function writeArticle({ step, roles, meeting }: ArticleFacts, random: SeededRandom): string {
  return [
    random.pick(WHERE_WE_ARE[step]),
    roles.map((role) => random.pick(WHOM_WE_SEEK[role])).join(' '),
    random.pick(HOW_WE_MEET[meeting]),
    random.pick(HOW_TO_JOIN),
  ].join('\n\n');
}
