/** The shape of a table of words, whatever its words are: those of another language have it, too. */
export type Widened<Words> = Words extends string
  ? string
  : Words extends (...parameters: infer Parameters) => string
    ? (...parameters: Parameters) => string
    : { readonly [Key in keyof Words]: Widened<Words[Key]> };
