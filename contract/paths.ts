type Id = number | string;

/** Builds the address of every page; `ROUTES` has their patterns. */
export const paths = {
  home: '/',
  about: '/about',
  /** What records and credentials show, and what not (D159). */
  aboutProof: '/about/proof',
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
  /** The page of pending items of the member: invitations and evaluations. */
  ownPortfolio: '/mypage?tab=portfolio',
  /** 내 팀, in the own activity. */
  ownTeams: '/mypage?tab=activity',
  ownInvitations: '/mypage?tab=portfolio#profile-invitations',
  account: '/mypage/account',
  /** The page of the link in a mail; its token is in the fragment, which reaches no log (D150). */
  emailLink: '/email',
  /** The page of the link that restores a former e-mail; its token is in the fragment (D184). */
  undoEmail: '/undoEmail',
  /** The way out of mails; a POST without a session ends them (D173). */
  unsubscribe: '/unsubscribe',
  /** 내 알림 조건 (D176). */
  alerts: '/mypage/alerts',
  profileEdit: '/mypage/edit',
  recordSettings: '/mypage/record',
  projectList: '/project',
  projectDetail: (id: Id) => `/projectdetail/${id}`,
  projectRegistration: '/project/registration',
  projectEdit: (id: Id) => `/project/edit/${id}`,
  projectApplicants: (id: Id) => `/project/${id}/applicants`,
  projectTeam: (id: Id) => `/project/${id}/team`,
  notices: '/notices',
  archiveList: '/archive',
  archiveDetail: (id: Id) => `/archive/${id}`,
  archiveDetailAlias: (id: Id) => `/archivedetail/${id}`,
  archiveRegistration: '/archive/registration',
  /** The form filled from a finished project (D112). */
  archiveOfProject: (projectId: Id) => `/archive/registration?from=${projectId}`,
  archiveEdit: (id: Id) => `/archive/edit/${id}`,
  teamEvaluation: (archiveId: Id) => `/${archiveId}/teamevaluation`,
  evaluationDone: (archiveId: Id) => `/${archiveId}/a`,
  record: (code: string) => `/record/${code}`,
  recordPdf: (code: string) => `/record/${code}.pdf`,
  recordQrCode: (code: string) => `/record/${code}.svg`,
  verify: '/verify',
  verifyCredential: (id: string) => `/verify/${id}`,
  report: '/report',
  /** The operator's desk; `ROUTES` leaves it out (D130). */
  admin: '/admin',
  alarmSample: '/1',
} as const;
