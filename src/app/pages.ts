import { lazyPage } from './lazyPage';

/** Every page of the product, each a lazy route. */
export const pages = {
  landing: lazyPage(async () => (await import('./pages/landing/LandingPage')).LandingPage),
  about: lazyPage(async () => (await import('./pages/about/AboutPage')).AboutPage),
  aboutProof: lazyPage(async () => (await import('./pages/about/ProofPage')).ProofPage),
  terms: lazyPage(async () => (await import('./pages/legalPages')).TermsPage),
  privacy: lazyPage(async () => (await import('./pages/legalPages')).PrivacyPage),
  login: lazyPage(async () => (await import('./pages/LoginPage')).LoginPage),
  findId: lazyPage(async () => (await import('./pages/recoveryPages')).FindIdPage),
  findPassword: lazyPage(async () => (await import('./pages/recoveryPages')).FindPasswordPage),
  emailLink: lazyPage(async () => (await import('./pages/recoveryPages')).EmailLinkPage),
  undoEmail: lazyPage(async () => (await import('./pages/recoveryPages')).UndoEmailPage),
  unsubscribe: lazyPage(async () => (await import('./pages/recoveryPages')).UnsubscribePage),
  signup: lazyPage(async () => (await import('./pages/SignupPage')).SignupPage),
  myPage: lazyPage(async () => (await import('./pages/MyPagePage')).MyPagePage),
  account: lazyPage(async () => (await import('./pages/accountPages')).AccountPage),
  alerts: lazyPage(async () => (await import('./pages/accountPages')).AlertsPage),
  profileEdit: lazyPage(async () => (await import('./pages/ProfileEditPage')).ProfileEditPage),
  withdraw: lazyPage(async () => (await import('./pages/accountPages')).WithdrawPage),
  projectList: lazyPage(async () => (await import('./pages/ProjectListPage')).ProjectListPage),
  projectDetail: lazyPage(async () => (await import('./pages/ProjectDetailPage')).ProjectDetailPage),
  projectEditor: lazyPage(async () => (await import('./pages/ProjectEditorPage')).ProjectEditorPage),
  applicants: lazyPage(async () => (await import('./pages/teamPages')).ApplicantsPage),
  team: lazyPage(async () => (await import('./pages/teamPages')).TeamPage),
  notices: lazyPage(async () => (await import('./pages/noticePages')).NoticesPage),
  alarmSample: lazyPage(async () => (await import('./pages/noticePages')).AlarmSamplePage),
  archiveList: lazyPage(async () => (await import('./pages/ArchiveListPage')).ArchiveListPage),
  archiveDetail: lazyPage(async () => (await import('./pages/ArchiveDetailPage')).ArchiveDetailPage),
  archiveEditor: lazyPage(async () => (await import('./pages/ArchiveEditorPage')).ArchiveEditorPage),
  teamEvaluation: lazyPage(async () => (await import('./pages/evaluationPages')).TeamEvaluationPage),
  evaluationDone: lazyPage(async () => (await import('./pages/evaluationPages')).EvaluationDonePage),
  notFound: lazyPage(async () => (await import('./pages/NotFoundPage')).NotFoundPage),
  record: lazyPage(async () => (await import('./pages/proofPages')).RecordPage),
  recordSettings: lazyPage(async () => (await import('./pages/proofPages')).RecordSettingsPage),
  verify: lazyPage(async () => (await import('./pages/proofPages')).VerifyPage),
  admin: lazyPage(async () => (await import('./pages/AdminPage')).AdminPage),
  report: lazyPage(async () => (await import('./pages/ReportPage')).ReportPage),
};

/** The UI kit page; development builds only, so the condition must be a constant of the build. */
export const kit =
  process.env.NODE_ENV === 'development' ? lazyPage(async () => (await import('./dev/KitPage')).KitPage) : null;
