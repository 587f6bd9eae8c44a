/** The pictures that are shrunk, or being shrunk, by the chosen file. */
const prepared = new WeakMap<Blob, Promise<Blob>>();

/** Notes that another file is sent instead of a chosen one. @param instead never rejects */
export function sendInstead(file: Blob, instead: Promise<Blob>) {
  prepared.set(file, instead);
}

/** The form to send: each chosen picture is replaced by its smaller one, which is waited for (MEND-101). */
export async function withPreparedFiles(form: FormData): Promise<FormData> {
  const sent = new FormData();
  for (const [name, value] of form) {
    sent.append(name, typeof value === 'string' ? value : ((await prepared.get(value)) ?? value));
  }
  return sent;
}
