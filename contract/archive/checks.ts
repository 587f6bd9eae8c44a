/** How the confirmed members of a published archive were checked when it was published (D152). */
export interface Checks {
  /** Also those without a check. */
  people: number;
  /** With a confirmed school mail. */
  school: number;
  /** With a confirmed e-mail, and without a school mail. */
  email: number;
}

/** Who vouches for an archive, of all its members or of the others of one member; a part of 0 is left out. */
export function checksSentence({ people, school, email }: Checks, of: 'team' | 'others'): string {
  const parts = [school > 0 && `학교 메일 확인 ${school}명`, email > 0 && `이메일 확인 ${email}명`];
  return `${of === 'team' ? '팀원' : '함께한 팀원'} ${people}명 중 ${parts.filter(Boolean).join(', ')}`;
}
