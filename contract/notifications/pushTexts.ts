/** Texts of pushes and of the devices that get them (D175). */
export const PUSH_TEXTS = {
  devices: '푸시를 받는 기기',
  here: '이 기기',
  lastUse: (day: string) => `마지막 사용 ${day}`,
  turnOn: '이 기기에서 푸시 받기',
  turnOff: '끄기',
  /** Of a device that has ended, or is another member's. */
  gone: '이미 꺼진 기기예요.',
  turnedOff: (label: string) => `${label} 푸시를 껐어요.`,
  done: '이제 이 기기로 알려 드릴게요.',
  quiet: '밤 9시부터 아침 8시까지는 보내지 않아요.',
  denied: '브라우저가 알림을 막고 있어요. 사이트 설정에서 알림을 허용해 주세요.',
  unsupported: '이 브라우저에서는 푸시를 쓸 수 없어요.',
  install: 'iPhone과 iPad에서는 공유 버튼의 ‘홈 화면에 추가’로 설치한 팀이음에서 켤 수 있어요.',
  failed: '푸시를 켜지 못했어요. 잠시 후 다시 시도해 주세요.',
  unknownHost: '이 브라우저의 푸시 서비스는 쓸 수 없어요.',
  question: {
    answer: '답이 오면 이 기기로 알려 드릴까요?',
    team: '팀 소식을 이 기기로 알려 드릴까요?',
    yes: '알림 받기',
    later: '나중에',
  },
  /** The title of a push without a target. */
  title: '팀이음',
  night: (count: number) => `밤사이 새 소식이 ${count}개 왔어요.`,
} as const;
