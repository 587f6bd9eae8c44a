import { todayInKorea } from '@contract/clock';
import { LIMITS } from '@contract/limits';
import {
  MAIL_MESSAGES as TEXT,
  type MailKind,
  type MailLink,
  type MailLinkAct,
  type MailLinkPayload,
  type Mails,
} from '@contract/mails';
import { nameKey } from '@contract/text';
import { violatedUnique } from '../../../db/databaseErrors';
import { type Trx } from '../../../db/tables';
import { createCodeSecrets } from '../../../lib/addresses/codeSecrets';
import { isDisposable } from '../../../lib/addresses/disposable';
import { domainOf } from '../../../lib/addresses/emailNorm';
import {
  countWrong,
  deleteCode,
  findCode,
  findCodeOf,
  sendCode,
  type CodeDeps,
  type MailCodeRow,
} from './mailCodes.repository';
import { schoolDomainOf, type SchoolDomains } from '../../../lib/addresses/schoolDomains';
import { createUndoTokens } from '../security/undoTokens';
import { type Member } from '../../access';
import { isAddressTaken } from './takenAddress.repository';
import { notifyAlarms } from '../../notice';
import { conflict, notFound, refused, type ApiError } from '../../../lib/http/errors';
import {
  confirmAddress,
  findSchoolMail,
  removeAddress,
  removeRefusedEmail,
  type AddressRepository,
} from './addresses.repository';
import { lockMember, type LockedMember } from '../users/ownMember.repository';
import { toMails } from './addresses.view';

export interface AddressDeps extends CodeDeps, SchoolDomains {
  addresses: AddressRepository;
  tokenSecret: string;
  /** Without it no link restores a former address. */
  publicUrl?: string;
  wakeMail: () => void;
}

export type AddressService = ReturnType<typeof createAddressService>;

/** Codes and links that confirm the e-mail and the school mail of a member (D150 to D151). */
export function createAddressService(deps: AddressDeps) {
  const { addresses, shiftedNow, wakeMail } = deps;
  const { secrets, enter, follow } = createConfirmation(deps);

  const read = async (memberId: number): Promise<Mails> => toMails(await addresses.read(memberId));

  /** Runs `work` with the member locked, then sends the mails it has requested. */
  async function change(memberId: number, work: (trx: Trx, member: LockedMember) => Promise<void>): Promise<Mails> {
    await addresses.inTransaction(async (trx) => work(trx, await lockMember(trx, memberId)));
    wakeMail();
    return read(memberId);
  }

  /** Sends a code. @throws ApiError 409 for an address of another member, 429 as `sendCode` */
  async function send(trx: Trx, memberId: number, kind: MailKind, address: string): Promise<void> {
    if (await isAddressTaken(trx, address, memberId)) throw conflict(TEXT.taken);
    await sendCode(trx, { memberId, kind, address }, deps);
  }

  return {
    read,

    /**
     * Sends a code to the address that waits for one, or again to the school mail.
     * @throws ApiError 400 for a disposable address, 409 without such an address and for another member's, 429
     */
    requestCode: (memberId: number, kind: MailKind): Promise<Mails> =>
      change(memberId, async (trx, member) => {
        const address = await waitingAddress(trx, member, kind);
        if (address === null) throw conflict(TEXT.nothingToConfirm);
        if (isDisposable(address)) throw refused('email', TEXT.disposable);
        await send(trx, memberId, kind, address);
      }),

    /** @throws ApiError 409 without a valid code, 400 for a wrong one, 409 for an address of another member */
    async confirm({ id, device }: Pick<Member, 'id' | 'device'>, kind: MailKind, typed: string): Promise<Mails> {
      const refusal = await addresses.inTransaction(async (trx) =>
        enter(trx, await lockMember(trx, id), { kind, typed, device }),
      );
      // Thrown after the commit, which counts the wrong code.
      if (refusal) throw refusal;
      wakeMail();
      return read(id);
    },

    /**
     * Sends a code to a school mail, which replaces the present one once it is confirmed.
     * @throws ApiError 400 for another kind of address, 409 for another member's, 429
     */
    putSchool(memberId: number, address: string): Promise<Mails> {
      const kind = schoolDomainOf(domainOf(address), deps);
      if (kind === 'other') throw refused('address', TEXT.notSchool);
      if (kind === 'open') throw refused('address', TEXT.openDomain);
      if (isDisposable(address)) throw refused('address', TEXT.disposable);
      return change(memberId, (trx) => send(trx, memberId, 'school', address));
    },

    /** Removes the school mail and its code, or the pending change of the e-mail. */
    remove: (memberId: number, kind: MailKind): Promise<Mails> =>
      change(memberId, (trx, member) => removeAddress(trx, member, kind)),

    /**
     * Reads a link, confirms its address or refuses it; without a session, since the mailbox proves whose it is.
     * @throws ApiError 404 for a link that was used, replaced or has expired, 409 for an address of another member
     */
    async follow({ token, act }: MailLinkPayload, device: string): Promise<MailLink> {
      const nonce = secrets.readToken(token);
      const row = nonce === null ? undefined : await addresses.findByNonce(nonce);
      if (nonce === null || !row || row.expires_at.getTime() <= shiftedNow()) throw linkGone();
      const { kind, address } = row;
      const link = {
        kind,
        nickname: row.nickname ?? '',
        joinedDate: todayInKorea(row.created_at.getTime()),
        address,
      };
      if (act === undefined) return link;
      const { isRemoved } = await follow(nonce, row.member_id, { act, device });
      wakeMail();
      return isRemoved ? { ...link, removed: true } : link;
    },
  };
}

/** What a member has typed, on which device. */
interface EnteredCode {
  kind: MailKind;
  typed: string;
  device: string;
}

interface FollowedLink {
  act: MailLinkAct;
  device: string;
}

/** What codes and links have in common: they store the address, or refuse it. */
function createConfirmation({ addresses, shiftedNow, tokenSecret, publicUrl }: AddressDeps) {
  const secrets = createCodeSecrets(tokenSecret);
  const undoTokens = createUndoTokens(tokenSecret);

  /** Stores the address of a code. @throws ApiError 409 when it is another member's */
  async function store(trx: Trx, member: LockedMember, code: MailCodeRow, device: string): Promise<void> {
    const by = { at: new Date(shiftedNow()), device, undo: publicUrl === undefined ? null : undoTokens.create() };
    const isStored = await confirmAddress(trx, member, code, by).catch(takenToConflict);
    if (!isStored) throw conflict(TEXT.taken);
  }

  /** @returns the refusal of a wrong code, which is counted, or null once the address is confirmed */
  async function enter(trx: Trx, member: LockedMember, { kind, typed, device }: EnteredCode): Promise<ApiError | null> {
    const code = await findCode(trx, member.id, kind);
    if (!code && (await isConfirmed(trx, member, kind))) return null;
    if (!code) throw conflict(TEXT.noCode);
    if (code.expires_at.getTime() <= shiftedNow()) throw conflict(TEXT.codeExpired);
    if (code.wrong >= LIMITS.wrongMailCodes) throw conflict(TEXT.codeEnded);
    if (!secrets.isCode(code.nonce, typed)) {
      const left = await countWrong(trx, code);
      return left > 0 ? refused('code', TEXT.codeWrong(left)) : conflict(TEXT.codeEnded, 'code');
    }
    await store(trx, member, code, device);
    return null;
  }

  async function follow(
    nonce: string,
    memberId: number,
    { act, device }: FollowedLink,
  ): Promise<{ isRemoved: boolean }> {
    return addresses.inTransaction(async (trx) => {
      const member = await lockMember(trx, memberId);
      const code = await findCodeOf(trx, memberId, nonce);
      if (!code) throw linkGone();
      if (act === 'CONFIRM') {
        await store(trx, member, code, device);
        return { isRemoved: false };
      }
      await deleteCode(trx, memberId, code.kind);
      const isRemoved = code.kind === 'email' && (await removeRefusedEmail(trx, member, code));
      await notifyAlarms(trx, [memberId]);
      return { isRemoved };
    });
  }

  return { secrets, enter, follow };
}

const linkGone = () => notFound(TEXT.linkGone);

const UNIQUE = ['member_email_unique', 'member_email_norm_unique', 'school_mail_norm'];

/** Another member has joined with the address meanwhile. */
function takenToConflict(error: unknown): never {
  const constraint = violatedUnique(error);
  throw constraint !== undefined && UNIQUE.includes(constraint) ? conflict(TEXT.taken) : error;
}

/** Whether nothing is left to confirm: a second press, or another tab, was later. */
async function isConfirmed(trx: Trx, member: LockedMember, kind: MailKind): Promise<boolean> {
  if (kind === 'email') return member.email_confirmed_at !== null;
  return (await findSchoolMail(trx, member.id)) !== undefined;
}

/** The address that a code is for: that of a pending change, else the unconfirmed e-mail, or the school mail. */
async function waitingAddress(trx: Trx, member: LockedMember, kind: MailKind): Promise<string | null> {
  const code = await findCode(trx, member.id, kind);
  if (kind === 'school') return code?.address ?? (await findSchoolMail(trx, member.id))?.address ?? null;
  if (code && nameKey(code.address) !== member.email_key) return code.address;
  return member.email_confirmed_at === null ? member.email : null;
}
