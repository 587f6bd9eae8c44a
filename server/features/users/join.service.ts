import { type CheckedField } from '@contract/signup';
import { badRequest } from '../../lib/http/errors';
import { type Passwords } from '../../lib/auth/passwords';
import { type Caller } from '../../lib/jobs/concurrencyLimiter';
import { type ImageDecoder } from '../../lib/uploads/imageDecoder';
import { type Storage } from '../../lib/storage/storage';
import { storingFiles } from '../../lib/storage/storingFiles';
import { type JoinRepository } from './join.repository';
import { type JoinRequest } from './joinForm';
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

export type JoinService = ReturnType<typeof createJoinService>;

/** Creates a member with all rows and files or with none. */
export function createJoinService({ users, members, passwords, storage, imageDecoder, now }: JoinDeps) {
  /**
   * Creates the member. @throws ApiError 400 for a taken value, and for files whose content does not match their type
   */
  async function join({ join: values, photo, portfolioFiles }: JoinRequest, caller: Caller): Promise<JoinedMember> {
    await checkUnique(values);
    const images = await photoImages(imageDecoder, photo, caller);
    return storingFiles(storage, async (stored) => {
      const portfolio = await storePortfolio(storage, stored, values.portfolio, portfolioFiles);
      const profileImage = await storePhoto(storage, stored, images);
      const passwordHash = await passwords.hash(values.password);
      const id = await members.insert({ join: values, passwordHash, profileImage, portfolio });
      return { id, nickname: values.nickname, profileImage, passwordHash };
    }).catch((error: unknown) => {
      throw uniqueViolationToProblem(error);
    });
  }

  async function checkUnique(values: Record<CheckedField, string>): Promise<void> {
    if (await users.isBarred(values.email, new Date(now()))) throw badRequest(barredProblem);
    const taken = await Promise.all(UNIQUE_FIELDS.map((field) => users.isTaken(field, values[field])));
    const fields = UNIQUE_FIELDS.filter((_, index) => taken[index]);
    if (fields.length > 0) throw badRequest(...fields.map(takenProblem));
  }

  return { join };
}
