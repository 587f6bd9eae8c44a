import { type CheckedField } from '@contract/signup';
import { badRequest, type ApiError } from '../../../lib/http/errors';
import { type Passwords } from '../../../lib/auth/passwords';
import { type Caller } from '../../../lib/jobs/concurrencyLimiter';
import { type ImageDecoder } from '../../../lib/uploads/imageDecoder';
import { type Storage } from '../../../lib/storage/storage';
import { storingFiles } from '../../../lib/storage/storingFiles';
import { type KeyedRequest } from '../../../lib/idempotency/keyedRequest';
import { keyUsed } from '../../../lib/idempotency/once';
import { type JoinRepository, type NewMember } from './join.repository';
import { type JoinRequest } from './joinForm';
import { checkNewPassword } from './newPassword';
import { photoImages, storePhoto } from './photo';
import { storePortfolio } from './portfolio';
import { barredProblem, uniqueViolationToProblem, takenProblem, UNIQUE_FIELDS } from './uniqueViolation';
import { type UsersRepository } from './users.repository';

interface JoinDeps {
  users: UsersRepository;
  members: JoinRepository;
  passwords: Passwords;
  storage: Storage;
  imageDecoder: ImageDecoder;
  wakeMail: () => void;
  now: () => number;
}

/** The new member, for the first session. */
export interface JoinedMember {
  id: number;
  nickname: string;
  /** Key of the photo. */
  profileImage: string;
  passwordHash: string;
}

/** The identity that becomes a way in with the join, and the browser (D187). */
export type JoinedBy = Pick<NewMember, 'link' | 'device'>;

export type JoinService = ReturnType<typeof createJoinService>;

/** Creates a member with all rows and files or with none. */
export function createJoinService({ users, members, passwords, storage, imageDecoder, wakeMail, now }: JoinDeps) {
  /**
   * Creates the member, once for each idempotency key: a repeated request with the same password returns the member of
   * the first (MEND-52).
   * @throws ApiError 400 for a password as `checkNewPassword`, a taken value, and for files whose content does not match
   * their type; 409 for a key that was used for another request, or whose member has changed the password since
   */
  async function join(
    { join: values, photo, portfolioFiles }: JoinRequest,
    caller: Caller,
    request: KeyedRequest | null,
    social: JoinedBy = {},
  ): Promise<JoinedMember> {
    await checkNewPassword({ field: 'password', ...values });
    const refusal = await checkUnique(values);
    // Looked for after the check, which a join with this key has made fail.
    const earlier = await findEarlier(request, values.password);
    if (earlier) return earlier;
    if (refusal) throw refusal;
    const images = await photoImages(imageDecoder, photo, caller);
    return storingFiles(storage, async (stored) => {
      const portfolio = await storePortfolio(storage, stored, values.portfolio, portfolioFiles);
      const profileImage = await storePhoto(storage, stored, images);
      const passwordHash = await passwords.hash(values.password);
      const id = await members.insert({ join: values, passwordHash, profileImage, portfolio, ...social }, request);
      wakeMail();
      // Another equal request at the same time may have created the member, with its own files and hash.
      const joined = await members.findJoined(request);
      return joined ?? { id, nickname: values.nickname, profileImage, passwordHash };
    }).catch((error: unknown) => {
      throw uniqueViolationToProblem(error);
    });
  }

  /** The key alone opens no session: the password must be that of the member. @throws ApiError 409 */
  async function findEarlier(request: KeyedRequest | null, password: string): Promise<JoinedMember | undefined> {
    const joined = await members.findJoined(request);
    if (joined === undefined) return undefined;
    if (!(await passwords.verify(joined?.passwordHash, password)) || !joined) throw keyUsed();
    return joined;
  }

  /** @returns the refusal of a barred e-mail address and of taken values */
  async function checkUnique(values: Record<CheckedField, string>): Promise<ApiError | undefined> {
    if (await users.isBarred(values.email, new Date(now()))) return badRequest(barredProblem);
    const taken = await Promise.all(UNIQUE_FIELDS.map((field) => users.isTaken(field, values[field])));
    const fields = UNIQUE_FIELDS.filter((_, index) => taken[index]);
    return fields.length > 0 ? badRequest(...fields.map(takenProblem)) : undefined;
  }

  return { join };
}
