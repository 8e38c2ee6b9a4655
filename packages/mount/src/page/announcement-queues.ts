import { createDebounce, type Life, listen } from '@tillkit/dom'
import { slot } from '../bridges/slot.ts'

/**
 * Says something to screen readers, politely. A newer text of the same host takes the place of one that has not been
 * said yet. A function is asked when the moment to speak has come; with `''` it says that there is nothing to say any
 * more.
 */
export type Announce = (text: string | (() => string)) => void

/** How long an announcement waits for a newer one, in ms: while the shopper types, only the last is said. */
const SETTLE = 400
/** How long a text has for itself before the next one, of another host, is said, in ms. */
const TURN = 1000
/** How long the text stays for screen readers that are still speaking, in ms. */
const STAY = 6000

/** A text that waits for its moment. */
interface Waiting {
  readonly text: string | (() => string)
  /** The earliest moment, by `performance.now()`. */
  readonly due: number
}

/**
 * Makes the page's one polite announcer: a hidden live region that is there before it is needed, because a region
 * that appears together with its text is not read out. Each host announces through a queue of its own, and the queues take turns.
 */
export function createQueues(life: Life): () => Announce {
  const { region, moveHome } = createRegion(life)
  const waiting = new Map<Announce, Waiting>()
  let last: Announce | undefined
  /** When the text that stands there has had its turn. */
  let free = 0
  const turn = createDebounce(life)

  /** The queue that is read next, and when. Nobody has to wait for a text of their own. */
  const next = () => {
    const moments = [...waiting].map(([announcer, { due }]) => ({ announcer, at: announcer === last ? due : Math.max(due, free) }))
    return moments.sort((one, other) => one.at - other.at)[0]
  }
  const plan = () => {
    turn.cancel()
    const coming = next()
    if (coming) turn.schedule(coming.at - performance.now(), speak)
    else if (region.textContent !== '') turn.schedule(STAY, () => region.replaceChildren())
  }
  const speak = life.guard(() => {
    const announcer = next()?.announcer
    const text = announcer && waiting.get(announcer)?.text
    if (announcer === undefined || text === undefined) return
    // In a new place, a dialog that has just opened, the region has to be there before its text.
    if (moveHome()) waiting.set(announcer, { text, due: performance.now() + SETTLE })
    else {
      waiting.delete(announcer)
      last = announcer
      free = performance.now() + TURN
      life.guard(() => {
        region.textContent = typeof text === 'string' ? text : text()
      })()
    }
    plan()
  })
  return () => {
    const announcer: Announce = (text) => {
      if (life.signal.aborted) return
      moveHome()
      waiting.delete(announcer)
      waiting.set(announcer, { text, due: performance.now() + SETTLE })
      plan()
    }
    return announcer
  }
}

/** The live region, and what moves it to where it can be heard. */
function createRegion(life: Life): { readonly region: HTMLElement; moveHome(): boolean } {
  const region = document.createElement('div')
  region.className = 'tillkit-announcer'
  region.setAttribute('role', 'status')
  region.setAttribute('aria-live', 'polite')
  // By script rather than by our style sheet: it must not show on a page on which that has not come.
  Object.assign(region.style, { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' })
  let home: Element = document.body
  const place = slot(life, {
    position: 'end',
    get anchor() {
      return home.isConnected ? home : document.body
    },
  })
  place.append(region)
  // Everything outside of an open modal dialog is inert and silent, so that the announcer has to be inside of it.
  const moveHome = () => {
    home = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body
    if (place.parentElement === home) return false
    home.append(place)
    return true
  }
  listen(life, document, 'close', moveHome, { capture: true })
  return { region, moveHome }
}
