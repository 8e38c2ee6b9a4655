import { isComposed, listen, type Life } from '@tillkit/dom'
import type { Host } from '@tillkit/mount'
import type { Opened } from './open.late.ts'

/** Comes with the first opening. */
const bringClosing = () => import('./open.late.ts')

/** Closes what is open by Escape, and with what it stands on; on a slow line Escape closes it also before the code for all of that has come. */
export function bindClosing(host: Life & Pick<Host, 'bring'>, opened: Opened): void {
  const { isOpen, close, opener } = opened
  const stop = isOpen.subscribe(() => {
    stop()
    const early = host.branch()
    listen<KeyboardEvent>(early, document, 'keydown', (event) => {
      // Somebody else has answered it, or it gives up a word.
      if (event.key !== 'Escape' || event.defaultPrevented || isComposed(event) || !isOpen.getState()) return
      close()
      opener?.()?.focus()
    })
    host.bring(host, bringClosing, ({ closeOpened }) => {
      early.end()
      closeOpened(host, opened)
    })
  })
  host.onEnd(stop)
}
