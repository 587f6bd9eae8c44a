/** Every number of the product, named (spec §9, D22, D74). Lengths are code points after NFC. */
export const LIMITS = {
  username: { min: 4, max: 10 },
  password: { min: 8, max: 20 },
  nickname: 10,
  /** D22: titles, names, school, major, organiser. */
  name: 100,
  title: 100,
  email: 254,
  address: 200,
  link: 2_000,
  /** Maximum length of a field without a limit of its own (F1). */
  unlimitedField: 100,
  /** Access tokens and tickets, which the server signs. */
  token: 2_000,
  /** The address of a device at a push service, and devices of one member (D175). */
  pushEndpoint: 1_000,
  pushDevices: 10,
  /** Kept logins of one member (D180). */
  keptLogins: 20,
  /** Passkeys of a member, and the name of one (D183). */
  passkeys: 10,
  passkeyName: 30,
  /** The token of a link in a mail, which is shorter. */
  mailToken: 200,
  /** Wrong codes that end a code, and codes sent in 24 hours per member and kind, and per mailbox (D150). */
  wrongMailCodes: 5,
  dailyMailCodes: 5,
  search: 100,
  /** Saved searches of a member (D176), the characters of a query, and those of its name. */
  savedSearches: 10,
  searchQuery: 2_500,
  searchName: 60,
  /** Posts in the mail of saved searches, and in a digest (D177). */
  foundPosts: 10,
  digestPosts: 5,
  introduction: 500,
  rowDescription: 300,
  /** Rows of one list: experiences, careers, awards. */
  rows: 20,
  members: 20,
  /** Members of an archive, the writer included: one person alone proves no team (D92). */
  smallestTeam: 2,
  portfolioFiles: 5,
  portfolioLinks: 5,
  fileName: 255,
  projectText: 450,
  personnel: { min: 1, max: 99 },
  /** Seats of one role of a post. */
  seats: { min: 1, max: 20 },
  /** Days from today that a closing date may be ahead, suggested in the form, and marked as near (D102). */
  deadlineDays: { max: 90, suggested: 30, near: 3 },
  applicationMessage: { min: 10, max: 500 },
  /** The leader's own text in a decline, and a member's reason to leave. */
  reasonNote: 200,
  /** Pending applications of a member, and those sent in 24 hours. */
  waitingApplications: 20,
  dailyApplications: 20,
  teamNotice: 500,
  checkIn: 200,
  /** Weeks of check-ins on the team page. */
  checkInWeeks: 12,
  /**
   * Archives and keywords on the profile card of an application or a leader; the keywords also in a profile's facts
   * (D127).
   */
  profileArchives: 3,
  profileKeywords: 3,
  similarPosts: 4,
  /** Faces on a team's row. */
  teamFaces: 5,
  /** Per page of rows: applications, notices, the desk's lists. */
  rowPageSize: 20,
  /** Notices stored per member, and marked as read by one request. */
  notices: 500,
  noticesRead: 100,
  /** The landing page omits smaller counts and stops counting at the maximum (D119). */
  landingCount: { min: 10, max: 10_000 },
  /** Length of the sentence under the title of a post (D115). */
  leadSentence: 80,
  archiveDescription: 300,
  archiveImages: 10,
  comment: 300,
  /** Characters of a question to an applicant and of its answer; questions of one application (D207). */
  question: 300,
  questions: 5,
  feedback: 100,
  reportContent: 500,
  /** Characters, days and number at one time of announcements (D136). */
  announcement: 200,
  announcementDays: 90,
  announcementsAtOnce: 3,
  /** Members that one member may block (D135). */
  blocks: 200,
  /** Length of the reason of a measure. */
  operatorReason: 500,
  /** Reasons that operators use often, and their names (D190). */
  templates: 10,
  templateName: 12,
  /** Texts of one member that one act hides, and the days in which they were written. */
  hiddenAtOnce: 200,
  hiddenDays: 30,
  /** Log rows on a member's card, and in one CSV file. */
  cardMeasures: 20,
  csvRows: 10_000,
  minBirthYear: 1900,
  /** The first year of the period of an archive. */
  minArchiveYear: 1990,
  /** Minimum age in years. */
  minAge: 14,
  /** How many posts of a list can be reached and are counted (D75). */
  listReach: 1_000,
  projectPageSize: { default: 12, max: 50 },
  archivePageSize: 12,
  portfolioPageSize: 6,
  activityPreview: 3,
  /** Of a record: picked one-liners, shown keywords, characters of the code in its address (D120, D121). */
  recordLines: 6,
  recordKeywords: 5,
  recordCode: 12,
  /** Praise keywords that a member chooses for one teammate (D154). */
  keywordsOfOne: 3,
  /** Lines about what a member did in an archive (D155), and the characters of each. */
  contributions: 3,
  contribution: 100,
  keywordPreview: 4,
  feedbackPreview: 4,
  pagerWindow: 5,
  searchedMembers: 10,
  /** Maximum age of an item in the bell (D57). */
  alarmDays: 3,
  schoolListHeightPx: 150,
  descriptionRows: 5,
  /** On a carousel, a press shorter and with less movement than this is a click, any other a drag. */
  carouselPress: { ms: 300, px: 10 },
} as const;

const MB = 1024 * 1024;

/** File sizes in bytes. A megabyte on screen and on the wire is 1,048,576 bytes. */
export const FILE_SIZES = { image: 10 * MB, portfolio: 50 * MB, megabyte: MB } as const;

/** Of an uploaded image, checked before it is decoded: its longer side, its pixels, how many times longer one side is than the other, the scans of a JPEG (D211). */
export const IMAGE_LIMITS = { side: 16_384, pixels: 100_000_000, aspect: 50, scans: 100 } as const;

const KB = 1024;

/** Bytes of a credential that is checked (D126). */
export const CREDENTIAL_SIZE = 100 * KB;

/** Maximum bytes of a PDF in which the browser looks for the address of a record (D158). */
export const READ_PDF_SIZE = 5 * 1024 * KB;

/** Maximum bytes of a JSON body, a little more than its fields allow (F2). */
export const BODY_SIZES = {
  json: 64 * KB,
  project: 128 * KB,
  archiveData: 128 * KB,
  memberDTO: 512 * KB,
  /** A badge image grows by a third as base64. */
  credential: 140 * KB,
} as const;

/** Times in milliseconds (spec §9, D10 to D13, D20, D51, D53). */
export const TIMES = {
  session: 3_600_000,
  accessToken: 900_000,
  longestSession: 12 * 3_600_000,
  extensionOffer: 5 * 60_000,
  refreshGrace: 10_000,
  /** How long a browser counts as a known device of a member. */
  knownDevice: 180 * 24 * 3_600_000,
  /** How long a kept login lasts after its last use, and after its login (D180). */
  keptLogin: 30 * 24 * 3_600_000,
  longestKeptLogin: 90 * 24 * 3_600_000,
  /** How long the token before the newest one of a kept login gives the same successor. */
  keptGrace: 30_000,
  /** How long the owner of a former e-mail may restore it (D184). */
  emailUndo: 72 * 3_600_000,
  temporaryPassword: 30 * 60_000,
  /** How long the code and the link of a mail are valid, and the time between two codes (D150). */
  mailCode: 24 * 3_600_000,
  mailCodeGap: 60_000,
  evaluationRefetch: 1_000,
  viewCountedOnce: 24 * 3_600_000,
  /** How long the ticket of a download is valid (decision 0018). */
  dataExportTicket: 60_000,
  /** How long a member may still consent to an archive that was published without them (D92b). */
  lateConsent: 90 * 24 * 3_600_000,
  /** From an application to the leader's first and second reminder, and to its end (D107). */
  applicationReminders: [3 * 24 * 3_600_000, 7 * 24 * 3_600_000],
  applicationExpiry: 14 * 24 * 3_600_000,
  /**
   * Time without an action of the leader until the question, and from the question to the closing of the post (D103).
   */
  idleQuestion: 60 * 24 * 3_600_000,
  idleEnd: 14 * 24 * 3_600_000,
  /** How long a device gets pushes without a start of the app, and how often a start sends its subscription again (D175). */
  pushDevice: 60 * 24 * 3_600_000,
  pushRenewal: 24 * 3_600_000,
  /** How long an operator may act after confirming the password (D130). */
  operatorConfirmation: 15 * 60_000,
  /** How long a proof holds in its session (D185), and the challenge of a passkey (D183). */
  proof: 10 * 60_000,
  challenge: 5 * 60_000,
  /** How long an operator may take an act back; its mails are sent after that (D190). */
  undo: 10_000,
  /** Between two reminders of one team (D51). */
  reminderInterval: 24 * 3_600_000,
} as const;
