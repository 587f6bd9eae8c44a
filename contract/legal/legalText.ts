export interface LegalSection {
  heading: string;
  paragraphs?: readonly string[];
  items?: readonly string[];
}

/** A legal text: numbered sections of paragraphs and lists. */
export interface LegalText {
  title: string;
  intro: string;
  sections: readonly LegalSection[];
}
