import { withObject } from '../particles';

/** Texts of deleting a post that has a team (D197). */
export const DELETION_TEXTS = {
  team: (name: string, people: number) => `${name} 팀 ${people}명이 함께하고 있어요.`,
  instead: '대신 이렇게 할 수 있어요',
  close: '모집 마감',
  closeHint: '글과 팀은 그대로, 지원만 그만 받아요.',
  stop: '프로젝트 중단',
  stopHint: '팀 기록을 남겨 두고 함께하는 일을 멈춰요.',
  losses: '삭제하면 이것도 사라져요',
  teamPage: '팀 페이지',
  checkIns: (count: number) => `체크인 ${count}개`,
  consequences: (waiting: number) =>
    waiting > 0
      ? `기다리는 지원 ${waiting}건이 끝나고, 팀원에게 알림이 가요. 되돌릴 수 없어요.`
      : '팀원에게 알림이 가요. 되돌릴 수 없어요.',
  typeName: (name: string) => `삭제하려면 프로젝트 이름 ‘${name}’${withObject(name).slice(name.length)} 적어 주세요`,
  wrongName: '프로젝트 이름이 달라요.',
} as const;
