import type { ConsentHost } from '../consent.context.ts'
import type { BannerParts } from './parts.ts'

/**
 * Gives the focus back when what it was in goes: to what has opened the preferences, where that shows, else to the button to choose anew.
 * A visitor who is elsewhere by then stays there.
 * @returns notes what has opened the preferences
 */
export function giveFocusBack(host: ConsentHost, { place, revisit }: BannerParts): (opener?: HTMLElement) => void {
  const { store } = host
  let opener: HTMLElement | undefined
  let { view } = store.getState()
  host.onEnd(store.subscribe(host.guard(() => {
    const before = view
    view = store.getState().view
    if (before === view || before === 'closed' || view === 'preferences') return
    const { activeElement } = document
    const isIn = place.contains(activeElement)
    const isNowhere = before === 'preferences' && (!activeElement || activeElement === document.body)
    if (!isIn && !isNowhere) return
    const target = [opener, revisit?.querySelector('button') ?? undefined].find((one) => one?.isConnected && one.getClientRects().length > 0)
    opener = undefined
    target?.focus({ preventScroll: true })
  })))
  return (from) => {
    const { activeElement } = document
    opener = from ?? (activeElement instanceof HTMLElement ? activeElement : undefined)
  }
}
