/** The body of a form with files: plain values become one JSON part each, several files repeat their name. */
export function toFormData(parts: Record<string, unknown>): FormData {
  const form = new FormData();
  for (const [name, part] of Object.entries(parts)) {
    if (part === null || part === undefined) continue;
    for (const value of isFileList(part) ? part : [part]) {
      form.append(name, value instanceof Blob ? value : JSON.stringify(value));
    }
  }
  return form;
}

const isFileList = (part: unknown): part is Blob[] => Array.isArray(part) && part.every((item) => item instanceof Blob);
