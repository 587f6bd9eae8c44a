/** Router state of the password recovery when a username was found just before. */
export interface FoundUsername {
  username: string;
}
