type Id = number | string;

/** Every address of the product, as links name it; `ROUTES` has them as patterns. */
export const paths = {
  home: '/',
  about: '/about',
  terms: '/terms',
  privacy: '/privacy',
  login: '/login',
  findId: '/findId',
  findPassword: '/findPassword',
  signupAccount: '/signup1',
  signup: '/signup',
  withdraw: '/withdraw',
  myPage: '/mypage',
  memberPage: (nickname: string) => `/mypage?nickname=${encodeURIComponent(nickname)}`,
  /** Where what waits for the member stands: invitations and evaluations to do. */
  ownPortfolio: '/mypage?tab=portfolio',
  account: '/mypage/account',
  profileEdit: '/mypage/edit',
  projectList: '/project',
  projectDetail: (id: Id) => `/projectdetail/${id}`,
  projectRegistration: '/project/registration',
  projectEdit: (id: Id) => `/project/edit/${id}`,
  archiveList: '/archive',
  archiveDetail: (id: Id) => `/archive/${id}`,
  archiveDetailAlias: (id: Id) => `/archivedetail/${id}`,
  archiveRegistration: '/archive/registration',
  archiveEdit: (id: Id) => `/archive/edit/${id}`,
  teamEvaluation: (archiveId: Id) => `/${archiveId}/teamevaluation`,
  evaluationDone: (archiveId: Id) => `/${archiveId}/a`,
  report: '/report',
  alarmSample: '/1',
} as const;
