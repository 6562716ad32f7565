/** The colours of a report, or none of them. */
export interface Paint {
  error(text: string): string;
  warning(text: string): string;
  strong(text: string): string;
  frame(text: string): string;
}

const plain = (text: string): string => text;

/** No colour: for files, pipes and `NO_COLOR`. */
export const PLAIN: Paint = { error: plain, warning: plain, strong: plain, frame: plain };

/** Colour for a terminal. */
export async function coloured(): Promise<Paint> {
  const { default: kleur } = await import('kleur');
  // The caller decides about colour from its own streams; kleur would look at those of the process.
  kleur.enabled = true;
  return {
    error: (text) => kleur.bold().red(text),
    warning: (text) => kleur.bold().yellow(text),
    strong: (text) => kleur.bold(text),
    frame: (text) => kleur.blue(text),
  };
}
