import { PUT_BACK_EVENT, SLOT } from '@tillkit/mount'
import { useLayoutEffect, type RefObject } from 'react'

/**
 * Keeps a popover in the browser's top layer for as long as it is drawn: also when others have wiped out its slot, or
 * have moved what that stands by, which closes it.
 */
export function useTopLayer(popover: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = popover.current
    const slot = element?.closest(SLOT)
    const show = () => element?.showPopover()
    show()
    slot?.addEventListener(PUT_BACK_EVENT, show)
    return () => {
      slot?.removeEventListener(PUT_BACK_EVENT, show)
      element?.hidePopover()
    }
  }, [popover])
}
