import type { Life } from './life.ts'
import { slot } from './slot.ts'

/** How long an announcement waits for a newer one, in ms: while the shopper types, only the last is said. */
const SETTLE = 400
/** How long the text stays for screen readers that are still speaking, in ms. */
const STAY = 6000

/**
 * Says something to screen readers, politely. A newer text takes the place of one that has not been said yet. A
 * function is asked when the moment to speak has come; with `''` it says that there is nothing to say any more.
 */
export type Announce = (text: string | (() => string)) => void

/**
 * Makes the page's one polite announcer: a hidden live region that is there before it is needed, because a region
 * that appears together with its text is not read out.
 */
export function createAnnouncer(life: Life): Announce {
  const region = document.createElement('div')
  region.className = 'tillkit-announcer'
  region.setAttribute('role', 'status')
  region.setAttribute('aria-live', 'polite')
  // By script rather than by our style sheet: it must not show on a page on which that has not come.
  Object.assign(region.style, { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' })
  const place = slot(life, { position: 'end', anchor: document.body })
  place.append(region)
  let timer: ReturnType<typeof setTimeout> | undefined
  life.onEnd(() => clearTimeout(timer))
  return (text) => {
    clearTimeout(timer)
    moveTo(place)
    const speak = life.guard(() => {
      region.textContent = typeof text === 'string' ? text : text()
      timer = setTimeout(() => region.replaceChildren(), STAY)
    })
    timer = setTimeout(speak, SETTLE)
  }
}

/** Everything outside an open modal dialog is inert and silent, so that the announcer has to be inside it. */
function moveTo(place: HTMLElement): void {
  const home = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body
  if (place.parentElement !== home) home.append(place)
}
