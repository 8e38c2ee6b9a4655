import type { Draft, Lines } from './mini-cart.model.ts'

/** A line that was taken out, and how it may come back. */
interface Undo {
  readonly key: string
  readonly name: string
  /** The platform's own address for it. */
  readonly href: string
  readonly place: PanelKind
  /** Whether it is gone; until then nothing is offered. */
  readonly isReady: boolean
}

/** The two panels of a module. */
export type PanelKind = 'side' | 'dropdown'

/** What copies of a module share. */
export interface MiniCartState {
  /** The server's last answer: the module's inner HTML. An object of its own each time. */
  readonly answer: { readonly html: string } | undefined
  /** The lines of the HTML that stands there. */
  readonly lines: Lines
  /** Quantities that the shopper has set and the server has not answered, by line. */
  readonly drafts: Readonly<Record<string, Draft>>
  /** Lines that are on their way out. */
  readonly leaving: ReadonlySet<string>
  /** How many articles add buttons have sent for that the HTML does not show yet. */
  readonly adding: number
  /** Whether a request is on its way. */
  readonly isBusy: boolean
  /** Whether the dropdown was opened by a click. */
  readonly isDropdownOpen: boolean
  readonly undo: Undo | undefined
  /** What could not be done, in words; '' when all is well. */
  readonly note: string
}

/** The state of a module that has just been printed. */
export const firstState: MiniCartState = {
  answer: undefined,
  lines: {},
  drafts: {},
  leaving: new Set(),
  adding: 0,
  isBusy: false,
  isDropdownOpen: false,
  undo: undefined,
  note: '',
}

/** Whether amounts on the page are older than what the shopper wants. */
export function isStale({ drafts, leaving, lines, adding }: MiniCartState): boolean {
  if (leaving.size > 0 || adding > 0) return true
  return Object.entries(drafts).some(([key, { quantity }]) => quantity !== undefined && quantity !== lines[key]?.quantity)
}

/** What follows from the lines of HTML that has come: what is being typed in lines that are gone is gone with them. */
export function withLines({ drafts }: MiniCartState, lines: Lines): Partial<MiniCartState> {
  return { lines, drafts: Object.fromEntries(Object.entries(drafts).filter(([key]) => lines[key])) }
}

/** What follows from what is being typed in a line. What was said before is over. */
export function withDraft({ drafts }: MiniCartState, key: string, draft: Draft): Partial<MiniCartState> {
  return { drafts: { ...drafts, [key]: draft }, note: '' }
}
