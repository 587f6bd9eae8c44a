interface FaultCase {
  fault: string;
  /** Differences from a complete evaluation. */
  change: { feedback?: string; keyword?: string[] };
  message: (nickname: string) => string;
}

/** Every fault of an evaluation with its message; the tests of the form and of the route share the table (FAULT-28). */
export const FAULT_CASES: readonly FaultCase[] = [
  { fault: 'nothing', change: { feedback: '', keyword: [] }, message: (name) => `${name} 님의 평가를 마저 해 주세요.` },
  {
    fault: 'no one-liner',
    change: { feedback: '  ' },
    message: (name) => `${name} 님에게 남길 한줄평을 입력해 주세요.`,
  },
  {
    fault: 'no keyword',
    change: { keyword: [] },
    message: (name) => `${name} 님에게 어울리는 키워드를 하나 이상 골라 주세요.`,
  },
  {
    fault: '101 characters',
    change: { feedback: '가'.repeat(101) },
    message: (name) => `${name} 님의 한줄평은 100자까지 쓸 수 있어요.`,
  },
  {
    fault: 'an unknown keyword',
    change: { keyword: ['GENIUS'] },
    message: (name) => `${name} 님의 키워드를 다시 골라 주세요.`,
  },
  {
    fault: 'the same keyword twice',
    change: { keyword: ['DILIGENT', 'DILIGENT'] },
    message: (name) => `${name} 님에게 같은 키워드를 두 번 고를 수 없어요.`,
  },
];
