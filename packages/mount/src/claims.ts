import { trace } from '@tillkit/platform'

/** A touch that only one unit can answer, for as long as its code is on the way. */
export interface Claim {
  readonly type: 'click' | 'submit'
  /** What is touched. */
  readonly selector: string
  /** Whether this page's settings give it a meaning at all. Default: yes. */
  readonly applies?: () => boolean
}

/** A held touch. */
interface Held {
  readonly element: Element
  readonly event: Event
  /** What `aria-busy` said before. */
  readonly busy: string | null
  readonly timer: ReturnType<typeof setTimeout>
}

/** How long a touch is held at most, in ms, before the browser does what the link or form says. */
export const HOLD = { link: 1000, other: 3000 } as const

/** Holds first touches until their unit is there, and replays each once. */
export interface ClaimKeeper {
  /** Replays what was held, in order, and holds no more. */
  release(): void
}

/**
 * Starts holding.
 * @param claims what may be held
 * @param wanted told at once when something is held, to bring the unit's code now
 */
export function keepClaims(claims: readonly Claim[], wanted: () => void): ClaimKeeper {
  const held = new Set<Held>()
  const listening = new AbortController()
  let replaying = false

  const replay = (touch: Held) => {
    if (!held.delete(touch)) return
    clearTimeout(touch.timer)
    if (touch.busy === null) touch.element.removeAttribute('aria-busy')
    else touch.element.setAttribute('aria-busy', touch.busy)
    note(touch.element, touch.event, touch.element.isConnected ? 'replayed' : 'dropped')
    if (!touch.element.isConnected) return
    replaying = true
    try {
      repeat(touch)
    } finally {
      replaying = false
    }
  }

  const hold = (event: Event) => {
    if (replaying || event.defaultPrevented || !(event.target instanceof Element) || !isPlain(event)) return
    const { target, type } = event
    const claim = claims.find((one) => one.type === type && target.closest(one.selector) && (one.applies?.() ?? true))
    if (!claim) return
    event.preventDefault()
    event.stopImmediatePropagation()
    const element = target.closest(claim.selector) ?? target
    for (const touch of held) if (touch.element === element) return
    const link = target.closest('a[href]') !== null
    const busy = element.getAttribute('aria-busy')
    if (!link) element.setAttribute('aria-busy', 'true')
    const touch: Held = { element, event, busy, timer: setTimeout(() => replay(touch), link ? HOLD.link : HOLD.other) }
    held.add(touch)
    note(element, event, 'held')
    wanted()
  }

  for (const type of ['click', 'submit']) {
    window.addEventListener(type, hold, { capture: true, signal: listening.signal })
  }
  return {
    release() {
      listening.abort()
      for (const touch of [...held]) replay(touch)
    },
  }
}

function note(element: Element, { type }: Event, what: string): void {
  trace({ kind: 'claim', what, name: type, on: element })
}

/** A left click without keys, or a submit: anything else is the browser's own business. */
function isPlain(event: Event): boolean {
  if (!(event instanceof MouseEvent)) return true
  return event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey
}

function repeat({ event, element }: Held): void {
  const { target } = event
  if (event instanceof SubmitEvent && target instanceof HTMLFormElement) {
    // A button that has been taken out of the form meanwhile would make the browser throw.
    const { submitter } = event
    target.requestSubmit(submitter && 'form' in submitter && submitter.form === target ? submitter : null)
  } else if (event instanceof MouseEvent) {
    const { clientX, clientY, screenX, screenY, detail } = event
    const at = { clientX, clientY, screenX, screenY, detail }
    // Its content may have been drawn anew while the touch was held.
    const place = target instanceof Element && target.isConnected ? target : element
    place.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, composed: true, view: window, ...at }))
  }
}
