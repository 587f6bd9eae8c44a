/** The audience of the product. */
export const AUDIENCE = '개발자, 디자이너, PM을 꿈꾸는 대학생과 사회 초년생을 위한 서비스예요.';

// The landing page's lists (spec §2, D1): kinds of experience and crews, no people and no testimonials.

/** Names whose generated portraits differ well; the names are never shown. */
export const PORTRAITS = { PM: 'PM', UX_UI_DESIGN: '디자인', FRONT_END: 'FRONT_END', BACK_END: 'BACK_END' } as const;

export const EXPERIENCES = [
  { title: '아이디어를 기획으로', description: '머릿속 아이디어를 팀과 함께 기획서로 다듬어요.' },
  { title: '디자이너와 첫 협업', description: '화면 하나를 두고 디자인과 개발의 언어를 맞춰 가요.' },
  { title: '개발자와 첫 협업', description: '내 디자인이 실제 화면으로 움직이는 순간을 만나요.' },
  { title: '프론트엔드 도전', description: '사용자가 직접 만지는 화면을 처음부터 끝까지 만들어요.' },
  { title: '백엔드 도전', description: '서버와 데이터베이스를 설계하고 운영해 봐요.' },
  { title: 'PM의 시선', description: '일정과 우선순위를 정하고 팀을 이끌어 봐요.' },
  { title: '공모전 준비', description: '마감까지 한 팀으로 달리며 결과물을 완성해요.' },
  { title: '창업 첫걸음', description: '작은 서비스를 세상에 내놓고 반응을 살펴봐요.' },
  { title: '함께하는 스터디', description: '혼자서는 미루던 공부를 팀과 꾸준히 이어 가요.' },
  { title: '남는 기록', description: '끝난 프로젝트를 아카이브와 팀 평가로 남겨요.' },
] as const;

export const CREDITS = [
  { role: '기획', name: '기획 크루' },
  { role: '디자인', name: '디자인 크루' },
  { role: '프론트엔드', name: '프론트엔드 크루' },
  { role: '백엔드', name: '백엔드 크루' },
] as const;
