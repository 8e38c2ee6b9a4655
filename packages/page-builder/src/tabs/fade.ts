import { reducesMotion } from '@tillkit/platform/theme'

/** How long a panel takes to go, and the next one to come, in ms. */
const FADE = 500

/** Fades an element out or in, for those who like motion. Settles when that is done, or was cut short. */
export async function fade(element: Element | undefined, to: 0 | 1): Promise<void> {
  if (!element || reducesMotion() || document.hidden || element.getClientRects().length === 0) return
  const motion = element.animate({ opacity: [1 - to, to] }, { duration: FADE, easing: 'ease' })
  await motion.finished.catch(() => undefined)
}
