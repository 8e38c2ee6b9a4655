import { type Field, isAsPrinted, isIn, type Life, listen, accepts, dispatchChange } from '@tillkit/dom'
import { onLegacy, type LegacyEvent } from '@tillkit/platform'
import { wasChanged } from '../page/instance.ts'

/**
 * How a field came to hold what it holds: `early`, the shopper typed it before our code had come; `restored`, the browser
 * brought it back with a page that was loaded anew or come back to; `told`, an event said so, natively or through jQuery;
 * `unheard`, nobody said a word, as scripts do that set a value.
 */
export type FieldCause = 'early' | 'restored' | 'told' | 'unheard'

/** What became of a field. */
export interface FieldChange {
  readonly how: FieldCause
  /** The event that said so, where one did. */
  readonly event?: LegacyEvent
}

/** What a unit wants to know of a field. */
export interface FieldListener {
  /** It holds another value than we knew; or code triggered a `change` and wants an answer. */
  changed?(change: FieldChange): void
  /** A `change` was raised for it, with another value or not: the shopper is done with it, or code says so. */
  finished?(event: LegacyEvent): void
  /** Whether what a script sets without an event counts: it is looked for after each click on the page. Default false. */
  readonly looks?: boolean
}

/** A field that a unit follows. What it writes there it does not hear of itself. */
export interface BoundField {
  /** How it came to hold, before us, what the server has not printed; `undefined` where it holds that. */
  readonly before: FieldCause | undefined
  /**
   * Holds another value, as if the shopper had set it: all others hear of it. Nothing happens where it holds that, or cannot.
   * @param first is done before anybody hears: who asks on the next line finds what follows of the value
   */
  set(value: string, first?: () => void): void
  /** Holds another value without a word: another field that says the same has said it. */
  follow(value: string): void
  /** Looks whether it holds another value by now. */
  check(): void
  /** The same after the handlers of what has just happened, and once more after those that take their time. */
  checkSoon(): void
  /** Raises events that those of us who follow the field ignore: others hear of what we know. It must not throw. */
  unheard(work: () => void): void
}

/** How long a theme's buttons may take to change a field after a click, in ms. */
const LATE = 100

/** Whether events are being raised that followers of fields ignore. */
let isSilent = false

/**
 * Follows a field that the page, the shopper, the browser and other scripts share.
 */
export function field(life: Life, node: Field, { changed, finished, looks = false }: FieldListener): BoundField {
  let seen = node.value
  let timers: ReturnType<typeof setTimeout>[] = []
  const notify = life.guard((change: FieldChange) => {
    seen = node.value
    changed?.(change)
  })
  const check = (how: FieldCause = 'unheard') => {
    if (seen !== node.value) notify({ how })
  }
  const checkSoon = (how?: FieldCause) => {
    timers.forEach(clearTimeout)
    timers = [0, LATE].map((delay) => setTimeout(() => check(how), delay))
  }
  const follow = (value: string) => {
    // What is the same is not written: that would move the caret.
    if (node.value !== value && accepts(node, value)) node.value = value
    seen = node.value
  }
  onLegacy(node, 'input change', (event) => {
    if (isSilent) return
    // A browser says `input` and then `change` for one and the same value; code that triggers wants an answer.
    if (seen !== node.value || event.isTrigger) notify({ how: 'told', event })
    if (event.type === 'change') finished?.(event)
  }, life)
  life.onEnd(() => timers.forEach(clearTimeout))
  // Some browsers bring values back only now.
  listen(life, window, 'pageshow', () => checkSoon('restored'))
  if (node.form) listen(life, node.form, 'reset', () => checkSoon())
  // On its way down: a theme's plus and minus buttons may stop it.
  if (looks) listen(life, document, 'click', () => checkSoon(), { capture: true })
  return {
    before: cameBefore(node),
    set(value, first) {
      const { value: old } = node
      follow(value)
      if (node.value === old) return
      first?.()
      dispatchChange(node)
    },
    follow,
    check: () => check(),
    checkSoon: () => checkSoon(),
    unheard(work) {
      const before = isSilent
      isSilent = true
      work()
      isSilent = before
    },
  }
}

/** How a field came to hold, before us, what the server has not printed; `undefined` where it holds that. */
export function cameBefore(node: Field): FieldCause | undefined {
  if (isAsPrinted(node)) return undefined
  if (wasChanged(node) || isIn(node)) return 'early'
  const [visit] = performance.getEntriesByType('navigation') as readonly Partial<PerformanceNavigationTiming>[]
  return visit === undefined || visit.type === 'navigate' ? 'unheard' : 'restored'
}
