import { isolateDirection } from '../isolateDirection';
import { ENGLISH_BRAND } from './language';
import { type VerifyWords } from './verify';

const KIND = 'Completed team project';
const ASK_ANEW = [
  'Ask for a new credential',
  'Ask the sender to get a new credential on Teamieum and to send that one.',
] as const;

/** The same words in English (D161). */
export const ENGLISH_VERIFY: VerifyWords = {
  verify: 'Check a credential',
  box: 'Paste the credential’s text or the address of its page',
  chooseFile: 'Choose a file (.jwt, .png, .pdf)',
  check: 'Check',
  promise: 'Nothing that you enter is stored.',
  nothing: 'Please enter a credential.',
  tooLarge: 'At most 100 KB can be checked.',
  unknown: 'There is no such credential.',
  verifyLead: 'Anybody can check whether a credential was issued by Teamieum.',
  drop: 'You can also drop it here.',
  fileLimit: 'Up to 100 KB, a PDF up to 5 MB.',
  or: 'or',
  checkFailed: 'It could not be checked. Please try again later.',
  openArchive: 'View archive',
  howChecked: 'How this is checked',
  checkOther: 'Check another credential',
  checkAgain: 'Check again',
  hiddenNickname: 'Nickname hidden by an operator',
  emailCheck: 'Check by e-mail that it is this person',
  emailLabel: 'E-mail that the applicant gave',
  emailMatches: 'Yes, that was the e-mail when the credential was issued.',
  emailDiffers: 'No, that was not the e-mail when the credential was issued.',
  emailPromise: 'The address that you enter is not stored.',
  ownPdf: 'Anybody can change a PDF, so the file is not checked. Please compare it with the present record.',
  otherPdf: 'Please open the address or the QR code that is printed in the PDF.',
  openRecord: 'Open record',
  pdfTooLarge: 'A PDF can be opened up to 5 MB.',
  stepsTitle: 'What you can do',
  steps: {
    other: [
      ['Ask for the original', 'Ask the sender for the very file that was downloaded from Teamieum.'],
      ['Open the QR code', 'The QR code of the badge image shows the present state at once.'],
    ],
    withdrawn: [ASK_ANEW],
    unknown: [
      ASK_ANEW,
      ['Open its page', 'The address or the QR code of the credential shows the present state at once.'],
    ],
  },
  labels: {
    VALID: 'Valid.',
    WITHDRAWN: 'Withdrawn.',
    CHANGED: 'Changed. The signature does not match the contents.',
    FOREIGN: 'Not issued here.',
    UNKNOWN: 'No record of issue. Only the signature is right.',
    UNREADABLE: 'Unreadable.',
  },
  texts: {
    VALID: '',
    WITHDRAWN: '',
    CHANGED: 'The contents cannot be trusted and are not shown.',
    FOREIGN: 'Please check a credential of another issuer there.',
    UNKNOWN: 'Teamieum has no record of it, so the contents are not shown.',
    UNREADABLE: 'Please see that the text or the file is complete.',
  },
  validBeneath: ({ nickname, title, date }) =>
    [...(nickname === null ? [] : [nickname]), isolateDirection(title), `since ${date}`].join(' · '),
  withdrawnOn: (date) => `It was withdrawn on ${date} and is no longer valid.`,
  title: (nickname) => (nickname === null ? 'Credential' : `${nickname}’s credential`),
  kind: KIND,
  name: (title) => `${KIND}: ${title}`,
  holder: 'Issued to',
  role: 'Role',
  period: 'Period',
  issuedOn: 'Issued on',
  issuer: 'Issued by',
  brand: ENGLISH_BRAND,
  tooMany: 'Too many requests. Please try again later.',
  emailMalformed: 'Please enter a valid e-mail address.',
};
