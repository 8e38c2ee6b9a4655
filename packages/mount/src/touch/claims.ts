import { invoke, isEnter, isPlainClick, native, nearest, regionOf } from '@tillkit/dom'
import { readGlobal, trace } from '@tillkit/platform'
import { showOfflineNotice } from './offline-notice.ts'
import { type Mark, markPlainly, marksOf, type Sign } from './signs.ts'

/** A touch that only one unit can answer, for as long as its code is on the way. */
export interface Claim {
  /**
   * `enter`: Enter in a field of one line, which sends a form only where that has a button for it, or no second field. Default
   * `click`.
   */
  readonly type?: 'click' | 'submit' | 'enter'
  /**
   * What is touched. Where several units claim a touch, the innermost of the elements wins, then the selector with
   * more conditions.
   */
  readonly selector: string
  /** What this page's settings have to say for it to have a meaning at all: a global, its member, and that one's value. */
  readonly applies?: readonly [global: string, member: string, value: string]
  /**
   * How long it is held at most, in ms: longer where what the browser does by itself is worse than to wait, such as a form that the
   * server refuses without its script. Default `HOLD`.
   */
  readonly timeoutMs?: number
  /** What the shop's own script showed in the task of the touch: it is shown while the touch is held. Default: nothing. */
  readonly shows?: readonly Sign[]
}

/** A held touch. */
export interface QueuedTouch {
  readonly claim: Claim
  readonly element: Element
  readonly event: Event
  /** The nearest element around it that has a name of its own. */
  readonly region: Element | null
}

/** A held touch, and what only who holds it has to know. */
interface PendingTouch extends QueuedTouch {
  /** When it was made, by `performance.now()`. */
  readonly since: number
  /** How often the page had been left when it was made. */
  readonly visit: number
  /** What is shown of it, and what takes that back. */
  readonly marks: Map<Mark, () => void>
  readonly timer: ReturnType<typeof setTimeout>
}

/** How long a touch is held at most where its claim says nothing else, in ms, before the browser does what the link or form says. */
export const TOUCH_TIMEOUTS_MS = { link: 1000, other: 3000 } as const

/** What the unit's code does better than the script tag can, once it has come. */
export interface TouchHelp {
  /** Shows a mark of what is held, by the ledger, and gives what takes it back: a unit may write the same class or attribute. */
  show(mark: Mark): () => void
  /** Repeats a touch as it was, on the element or on the one that the server has printed in its place. */
  repeat(touch: QueuedTouch): void
}

/** Holds first touches until their unit is there, and replays each once. */
export interface ClaimKeeper {
  /** Replays what was held, in order, and holds no more. */
  release(): void
  /** As `release`, but what the browser could only lose is answered, and goes on being held: for code that may come later. */
  flush(): void
  /** Takes help from now on, and gives the elements whose touches are held. */
  handOver(help: TouchHelp): Element[]
}

interface Keeper {
  readonly claims: readonly Claim[]
  queueTouch(claimed: Claimed, event: Event): void
}

/** A touch as one unit claims it. */
interface Claimed {
  readonly keeper: Keeper
  readonly claim: Claim
  readonly element: Element
}

/** All that hold on this page: a touch that two units claim is held by one of them, and then by the other. */
const keepers = new Set<Keeper>()
/** When the touch that is being replayed was made: whoever holds it next has what is left of its time. */
let since: number | undefined
/** How often the page has been left for the browser's memory, from which it may come back as it was: what was touched before is past, and not done then. */
let leaves = 0

/**
 * Starts holding.
 * @param claims what may be held
 * @param wanted told at once when something is held, to bring the unit's code now
 */
export function keepClaims(claims: readonly Claim[], wanted: () => void): ClaimKeeper {
  const queued = new Set<PendingTouch>()
  let help: TouchHelp = { show: markPlainly, repeat: repeatPlainly }

  const stop = () => keepers.delete(keeper)
  const letGo = (touch: PendingTouch) => {
    if (!queued.delete(touch)) return
    clearTimeout(touch.timer)
    touch.marks.forEach((hide) => hide())
    if (__TILLKIT_TRACED__) traceTouch(touch, 'replayed')
    ;({ since } = touch)
    try {
      if (!isPast(touch)) help.repeat(touch)
    } finally {
      since = undefined
    }
  }
  // Code that has kept one touch waiting in vain will not hold up the next, unless the browser does no better with it.
  const giveUp = (touch: PendingTouch) => {
    if (!isLost(touch)) stop()
    letGo(touch)
  }
  const keeper: Keeper = {
    claims,
    queueTouch({ claim, element }, event) {
      for (const touch of queued) {
        if (isPast(touch)) letGo(touch)
        // Several touches are one: a toggle that is opened, an order that is placed.
        else if (touch.element === element) return
      }
      const now = performance.now()
      const made = since ?? now
      // What leads nowhere is a button to who uses it.
      const isLink = nearest(event.target, 'a[href]:not([href="#"])')
      const timer = setTimeout(() => giveUp(touch), (claim.timeoutMs ?? (isLink ? TOUCH_TIMEOUTS_MS.link : TOUCH_TIMEOUTS_MS.other)) - now + made)
      const marks = new Map(marksOf(element, [...(isLink ? [] : [{}]), ...(claim.shows ?? [])]).map((mark) => [mark, help.show(mark)]))
      const touch: PendingTouch = { claim, element, event, region: regionOf(element), since: made, visit: leaves, marks, timer }
      queued.add(touch)
      if (__TILLKIT_TRACED__) traceTouch(touch, 'held')
      wanted()
    },
  }
  keepers.add(keeper)
  // Listened for once, however often it is asked for; where nothing is kept any more it passes everything on.
  for (const type of ['click', 'submit', 'keydown']) window.addEventListener(type, queueTouch, true)
  // When it is back, a timer that has waited there may be first.
  window.addEventListener('pagehide', countLeave)
  return {
    release() {
      stop()
      queued.forEach(letGo)
    },
    flush: () => queued.forEach(giveUp),
    handOver(better) {
      help = better
      return [...queued].map((touch) => {
        for (const [mark, hide] of touch.marks) {
          hide()
          touch.marks.set(mark, help.show(mark))
        }
        return touch.element
      })
    },
  }
}

function countLeave({ persisted }: PageTransitionEvent): void {
  if (persisted) leaves += 1
}

const isPast = ({ visit }: PendingTouch): boolean => visit < leaves

function traceTouch({ element, event: { type } }: QueuedTouch, what: string): void {
  if (__TILLKIT_TRACED__) trace({ kind: 'claim', what, name: type, on: element })
}

/** Holds a touch for the unit that claims it most closely. */
function queueTouch(event: Event): void {
  const { target } = event
  const type = isSpace(event) ? 'click' : isEnter(event) ? 'enter' : event.type
  if (event.defaultPrevented || !(target instanceof Element) || !isPlain(event)) return
  let closest: Claimed | undefined
  for (const keeper of keepers) {
    for (const claim of keeper.claims) {
      const { selector, type: claimed = 'click', applies } = claim
      const element: Element | false | null = claimed === type && invoke(target, 'closest', selector)
      // A form within the claimed one is sent by itself.
      if (!element || (type === 'submit' && element !== target) || (applies && !isSaid(applies))) continue
      const found = { keeper, claim, element }
      if (!closest || isCloser(found, closest)) closest = found
    }
  }
  if (!closest) return
  event.preventDefault()
  event.stopImmediatePropagation()
  closest.keeper.queueTouch(closest, event)
}

/** Whether a global of the page says so. */
function isSaid([name, member, value]: NonNullable<Claim['applies']>): boolean {
  return Reflect.get(Object(readGlobal(name)), member) === value
}

/** Whether a claim is more closely about the touch than another: about something further inside, or more precisely. */
function isCloser({ element, claim }: Claimed, other: Claimed): boolean {
  if (element !== other.element) return invoke(other.element, 'contains', element)
  return conditions(claim) > conditions(other.claim)
}

const conditions = ({ selector }: Claim): number => selector.split(/[.#[:]/).length

/** Whether a key asks a link that the server printed as a button for a click, which browsers give to real buttons alone. */
function isSpace(event: Event): boolean {
  return (event as KeyboardEvent).key === ' ' && nearest(event.target, 'a[role=button]') === event.target
}

/** A left click without keys, or a submit: anything else is the browser's own business. */
function isPlain(event: Event): boolean {
  return !(event instanceof MouseEvent) || isPlainClick(event)
}

/** Whether a button sends a form still. Asked of the button: a form does not list its pictures among its fields. */
export function isButtonOf(form: Element, button: HTMLElement | null): boolean {
  return (button as HTMLButtonElement | null)?.form === form
}

/**
 * Where no code has come: the browser does what the link, the button or the form says, but for links and forms without a line, which
 * would lead to its error page, and take what was typed along. A link that is gone is followed all the same; what else is gone can no
 * longer be touched.
 */
function repeatPlainly(touch: QueuedTouch): void {
  if (isLost(touch)) return showOfflineNotice()
  const { element, event } = touch
  // A script of the page's may have raised a plain event.
  if (event.type === 'submit') {
    const { submitter } = event as SubmitEvent
    // The last to hear of it, now and from then on: from the error page Back may lead past what was typed.
    window.addEventListener('submit', (claimed) => claimed.target === element && !navigator.onLine && stay(claimed))
    return invoke(element as HTMLFormElement, 'requestSubmit', isButtonOf(element, submitter) ? submitter : null)
  }
  const place = placeOf(touch)
  if (isEnter(event)) (event.target as Element).dispatchEvent(new KeyboardEvent(event.type, event))
  else place?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
}

/** Where a held click falls: on a link that is gone too. */
function placeOf({ element, event }: QueuedTouch): Element | null {
  const target = event.target as Element
  return native(element, 'isConnected') ? (invoke(element, 'contains', target) ? target : element) : nearest(target, 'a[href]')
}

/** Whether a touch is of a link that can lead to the browser's error page alone, for want of a connection. */
function isLost(touch: QueuedTouch): boolean {
  return !navigator.onLine && touch.event.type !== 'submit' && nearest(placeOf(touch), 'a[href]:not([href^="#"])') !== null
}

/** Keeps the shopper on the page, and says why. What somebody has prevented has had its answer. */
function stay(event: Event): void {
  if (event.defaultPrevented) return
  event.preventDefault()
  showOfflineNotice()
}
