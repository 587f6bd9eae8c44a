let common: ReadonlySet<string> | undefined;

/**
 * Whether a password is one of the 49,000 most common ones, in any case (OWASP ASVS 5, 6.2.4). The list is unpacked at its
 * first use, which takes a tenth of a second.
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  if (!common) {
    const { dictionary } = await import('@zxcvbn-ts/language-common');
    common = new Set(dictionary['passwords-common']);
  }
  return common.has(password.toLowerCase());
}
