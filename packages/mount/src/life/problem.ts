import { native } from '@tillkit/dom'
import { helpOn, trace } from '@tillkit/platform'

/** The name of the event that reports a fault of ours; cancel it to keep the console quiet. */
export const ERROR_EVENT = 'tillkit:error'

/** What went wrong, where, and what to do about it. */
export interface Problem {
  /** The unit that it happened in, or `tillkit` for the page as a whole. */
  readonly unit: string
  readonly element: Element | null
  /** The attribute, global or answer that could not be used, where it was one. */
  readonly field?: string | undefined
  /** What happened, in one sentence. */
  readonly message: string
  /** What the theme developer can do, in one sentence. */
  readonly advice?: string | undefined
  /** The entry of `errors.html` that explains it: a heading under "Errors" in a package's README. */
  readonly help?: string | undefined
  readonly cause?: unknown
}

/**
 * A problem as it is told: the `detail` of `tillkit:error`. Only our own files know where they stand, so who shows it elsewhere takes the
 * address from here.
 */
export interface ReportedProblem extends Problem {
  /** The address of what explains it, as the console prints it; absent where nothing does. */
  readonly explained?: string | undefined
}

/** What more there may be to say of markup that cannot be used. */
export interface InvalidMarkupOptions extends ErrorOptions {
  /** The entry of `errors.html` that explains it. */
  readonly help?: string
}

/** Thrown by a unit's `read` for HTML or a global that it cannot use. The server's HTML stays as it is. */
export class InvalidMarkup extends Error {
  override readonly name = 'InvalidMarkup'
  readonly help: string | undefined
  constructor(
    /** The attribute or global, as written in the page: `data-price-rules`, `tieredPricingGlobalData.currencyOptions`. */
    readonly field: string,
    message: string,
    readonly advice?: string,
    options?: InvalidMarkupOptions,
  ) {
    super(message, options)
    this.help = options?.help
  }
}

/** Turns anything thrown into a problem of a unit at an element. */
export function problemOf(unit: string, element: Element | null, cause: unknown): Problem {
  const { message = String(cause), field, advice, help = 'unforeseen' } = (cause ?? {}) as Partial<InvalidMarkup>
  return { unit, element, field, message, advice, help, cause }
}

/**
 * Reports a problem: raises `tillkit:error` at the element (or the document, where the element has gone), which
 * bubbles and can be cancelled, and otherwise writes one line to the console, with the address of what explains it.
 */
export function report(problem: Problem): void {
  const place = problem.element && native(problem.element, 'isConnected') ? problem.element : document
  const { unit, element, field, message, advice, help, cause } = problem
  const explained = help && helpOn(help)
  const detail: ReportedProblem = { ...problem, ...(explained && { explained }) }
  trace({ kind: 'event', what: 'raised', name: ERROR_EVENT, unit, on: element, args: [problem] })
  const event = new CustomEvent(ERROR_EVENT, { bubbles: true, cancelable: true, detail })
  if (!raisedAt(place, event)) return
  const where = field === undefined ? unit : `${unit}: ${field}`
  const sentence = /[.!?]$/.test(message) ? message : `${message}.`
  console.error(`[tillkit] ${[`${where}: ${sentence}`, advice, explained].filter(Boolean).join(' ')}`, element, cause ?? '')
}

/** An element whose own properties throw is as good as gone. */
function raisedAt(place: Node, event: Event): boolean {
  try {
    return place.dispatchEvent(event)
  } catch {
    return document.dispatchEvent(event)
  }
}
