import type { Life } from '@tillkit/dom'

/** The three kinds of screen that modules have settings for. */
export type Device = 'desktop' | 'tablet' | 'phone'

/** Up to which width (px) a screen counts as a phone's, and as a tablet's. */
export const WIDTHS = { phone: 767, tablet: 980 } as const

const upTo = (width: number) => matchMedia(`(max-width: ${String(width)}px)`)

/** The kind of screen that the page is shown on, by its width. */
export function device(): Device {
  if (upTo(WIDTHS.phone).matches) return 'phone'
  return upTo(WIDTHS.tablet).matches ? 'tablet' : 'desktop'
}

/** Runs whenever the kind of screen changes, for as long as the life lasts. */
export function onDevice(life: Life, run: (now: Device) => void): void {
  const changed = life.guard(() => run(device()))
  for (const width of [WIDTHS.phone, WIDTHS.tablet]) upTo(width).addEventListener('change', changed, { signal: life.signal })
}

/** What the theme takes for a phone or a tablet, whatever its width: by its name, and Apple's by what no other browser says of itself. */
export function isMobileAgent(agent: Navigator = navigator): boolean {
  return /Android|webOS|iPhone|iPad|iPod|BlackBerry|IEMobile|Opera Mini/i.test(agent.userAgent) || Reflect.get(agent, 'standalone') === false
}
