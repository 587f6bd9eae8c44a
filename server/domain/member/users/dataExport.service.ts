import { Readable } from 'node:stream';
import { ACCOUNT_MESSAGES } from '@contract/auth';
import {
  type DataExport,
  type DataExportPayload,
  type DataExportTicket,
  type ExportedCredential,
  type ExportedFile,
  type SuspendedExport,
} from '@contract/dataExport';
import { TIMES } from '@contract/limits';
import { type Mails } from '@contract/mails';
import { MESSAGES } from '@contract/messages';
import { type MyPage } from '@contract/mypage';
import { type PostKind } from '../../../db/postTables';
import { type IsCurrentPassword } from '../../../lib/auth/currentPassword';
import { notFound, refused, sessionOver } from '../../../lib/http/errors';
import { fileUrl } from '../../../lib/storage/fileUrls';
import { jsonText, type Streamed } from '../../../lib/formats/jsonText';
import { type Member } from '../../access';
import { type Storage } from '../../../lib/storage/storage';
import { toSavedSearch } from '../alerts/alerts.service';
import { viewerKeyOfMember } from '../../post';
import { zipOf, type ZipEntry } from '../../../lib/formats/zipOf';
import { collectSecurity } from '../security/collectSecurity';
import { type AccountRepository } from './account.repository';
import { toAccount } from './account.view';
import { type DataExportRepository } from './dataExport.repository';
import * as view from './dataExport.view';
import { isOfSuspended, NO_SESSION, type ExportTickets, type TicketHolder } from './exportTickets';
import { type RequireOwnProof } from './ownProof';
import { type ProveSuspended } from './suspendedMember';
import { type UsersRepository } from './users.repository';
import { type OwnMeasure } from '@contract/operator';

interface DataExportDeps {
  users: UsersRepository;
  accounts: Pick<AccountRepository, 'findOwnPasswords'>;
  exports: DataExportRepository;
  tickets: ExportTickets;
  isCurrentPassword: IsCurrentPassword;
  requireOwnProof: RequireOwnProof;
  proveSuspended: ProveSuspended;
  storage: Storage;
  /** The own profile with all invitations and evaluations. */
  readWholeMyPage: (memberId: number) => Promise<MyPage>;
  readRecord: (memberId: number) => Promise<DataExport['record']>;
  readCredentials: (memberId: number) => Promise<ExportedCredential[]>;
  readMeasures: (memberId: number) => Promise<OwnMeasure[]>;
  readMails: (memberId: number) => Promise<Mails>;
  now: () => number;
  /** The clock of suspensions. */
  shiftedNow: () => number;
}

/** A file of the member, by its key. */
interface OwnFile {
  name: string;
  key: string;
}

export type DataExportService = ReturnType<typeof createDataExportService>;

/** The export of all stored data about a member (decision 0018). */
export function createDataExportService(deps: DataExportDeps) {
  const { accounts, exports, tickets, isCurrentPassword, requireOwnProof, proveSuspended, now, shiftedNow } = deps;

  /** Issues a ticket. @throws ApiError 400 for a wrong password, and for none without a proof */
  async function order(member: Member, { currentPassword }: DataExportPayload): Promise<DataExportTicket> {
    const own = await accounts.findOwnPasswords(member);
    if (!own) throw sessionOver();
    if (currentPassword === undefined) await requireOwnProof(member);
    else if (!(await isCurrentPassword(member.sessionId, own, currentPassword))) {
      throw refused('currentPassword', ACCOUNT_MESSAGES.currentPasswordWrong);
    }
    const holder = { memberId: member.id, sessionId: member.sessionId };
    return { ticket: tickets.issue(holder, now() + TIMES.dataExportTicket) };
  }

  /** Issues a ticket to a suspended member, who has no session (D196). @throws ApiError 400 for a wrong pair, 429 */
  async function orderSuspended({ username, password }: SuspendedExport, address: string): Promise<DataExportTicket> {
    const proof = await proveSuspended({ username, password, address, at: new Date(shiftedNow()) });
    if (!proof) throw refused('password', ACCOUNT_MESSAGES.currentPasswordWrong);
    await proof.attempt.giveBack();
    return {
      ticket: tickets.issue({ memberId: proof.member.id, sessionId: NO_SESSION }, now() + TIMES.dataExportTicket),
    };
  }

  /** Checks a ticket. @throws ApiError 404 for an invalid ticket, and when it or its session has expired */
  async function redeem(ticket: string): Promise<TicketHolder> {
    const holder = tickets.read(ticket, now());
    if (!holder || !(await isValid(holder))) throw notFound(MESSAGES.pageNotFound);
    return holder;
  }

  const isValid = (holder: TicketHolder) =>
    isOfSuspended(holder)
      ? exports.isSuspended(holder.memberId, new Date(shiftedNow()))
      : exports.isOpen(holder, new Date(now()));

  /** The ZIP as a stream, created while it is read. */
  async function zip({ memberId }: TicketHolder): Promise<Readable> {
    const written: ExportedFile[] = [];
    const data = await collect(deps, memberId, written);
    return zipOf(entries(deps, memberId, { data, written }));
  }

  return { order, orderSuspended, redeem, zip };
}

interface Written {
  data: object;
  /** Filled while the files are written. */
  written: ExportedFile[];
}

/** The files come first, since `data.json` lists those that exist. */
async function* entries(deps: DataExportDeps, memberId: number, { data, written }: Written): AsyncGenerator<ZipEntry> {
  for await (const { name, key } of filesOf(deps, memberId)) {
    // The file may have been replaced meanwhile.
    const file = await deps.storage.open(key);
    if (!file) continue;
    yield { name, content: file.stream, packed: true };
    written.push({ name, url: fileUrl(key) });
  }
  yield { name: 'data.json', content: Readable.from(jsonText(data)), packed: false };
}

async function* filesOf({ exports }: DataExportDeps, memberId: number): AsyncGenerator<OwnFile> {
  const { photo, portfolio } = await exports.ownFiles(memberId);
  if (photo !== null) yield { name: 'profile.webp', key: photo };
  for (const { position, file_name: name, file_key: key } of portfolio) {
    if (key !== null) yield { name: `portfolio/${position + 1}-${name}`, key };
  }
  for await (const { id, writer_id: writerId, thumbnail, images } of exports.archives(memberId)) {
    if (writerId !== memberId) continue;
    if (thumbnail !== null) yield { name: `archives/${id}/thumbnail.webp`, key: thumbnail };
    for (const [index, key] of images.entries()) yield { name: `archives/${id}/${index + 1}.webp`, key };
  }
}

/** The content of `data.json`; long lists are read while it is written. */
async function collect(
  deps: DataExportDeps,
  memberId: number,
  files: readonly ExportedFile[],
): Promise<Streamed<DataExport>> {
  const { exports } = deps;
  const at = new Date(deps.now());
  const [accountRow, page, record, credentials, sessions, measures, hidden, mails, reach, security] = await Promise.all(
    [
      deps.users.findAccount(memberId),
      deps.readWholeMyPage(memberId),
      deps.readRecord(memberId),
      deps.readCredentials(memberId),
      exports.sessionsOf(memberId, at),
      deps.readMeasures(memberId),
      exports.hiddenContent(memberId),
      deps.readMails(memberId),
      collectReach(exports, memberId),
      collectSecurity(exports, memberId),
    ],
  );
  const { mustChangePassword: _, ...account } = toAccount(accountRow, { mustChangePassword: false });
  const viewerKey = viewerKeyOfMember(memberId);
  return {
    version: 1,
    exportedDateTime: at.toISOString(),
    account,
    profile: view.toProfile(page),
    mails,
    ...reach,
    sessions: sessions.map(view.toExportedSession),
    ...security,
    projects: each(exports.projects(memberId), view.toExportedProject),
    joinedProjects: each(exports.joinedProjects(memberId), view.toExportedMembership),
    applications: each(exports.applications(memberId), view.toExportedApplication),
    checkIns: each(exports.checkIns(memberId), view.toExportedCheckIn),
    departures: each(exports.departures(memberId), view.toExportedDeparture),
    notices: each(exports.notices(memberId), view.toExportedNotice),
    invitations: page.portfolio.invitedProjects ?? [],
    measures,
    hidden,
    blocks: each(exports.blocks(memberId), view.toExportedBlock),
    archives: each(exports.archives(memberId), (row) => view.toExportedArchive(row, memberId)),
    archiveQuestions: page.portfolio.pendingEvaluations?.filter(({ consent }) => consent === 'ASKED') ?? [],
    comments: ofBoth((kind) => each(exports.comments(kind, memberId), (row) => view.toExportedComment(kind, row))),
    bookmarks: ofBoth((kind) => each(exports.bookmarks(kind, memberId), (row) => view.toExportedBookmark(kind, row))),
    views: ofBoth((kind) => each(exports.views(kind, viewerKey), (row) => view.toExportedView(kind, row))),
    evaluationsGiven: each(exports.evaluationsBy(memberId), view.toExportedEvaluation),
    evaluationsReceived: page.teamFeedback.myPageEvaluation,
    record,
    credentials,
    reports: each(exports.reportsBy(memberId), view.toExportedReport),
    files,
  };
}

/** What reaches the member outside the site. */
async function collectReach(exports: DataExportRepository, memberId: number) {
  const [settings, devices, searches] = await Promise.all([
    exports.notificationsOf(memberId),
    exports.devicesOf(memberId),
    exports.searchesOf(memberId),
  ]);
  return {
    mailGroups: settings?.mail ?? [],
    pushGroups: settings?.push ?? [],
    pushDevices: devices.map(view.toExportedDevice),
    digest: Boolean(settings?.digest_since),
    agreedDateTime: settings?.agreed_at?.toISOString() ?? null,
    savedSearches: searches.map(toSavedSearch),
  };
}

async function* each<Row, Exported>(rows: AsyncIterable<Row>, toExported: (row: Row) => Exported) {
  for await (const row of rows) yield toExported(row);
}

const KINDS: readonly PostKind[] = ['project', 'archive'];

async function* ofBoth<Row>(rowsOf: (kind: PostKind) => AsyncIterable<Row>) {
  for (const kind of KINDS) yield* rowsOf(kind);
}
