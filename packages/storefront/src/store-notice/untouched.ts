import { readCookie, setShown } from '@tillkit/dom'
import type { Untouched } from '@tillkit/mount'
import { classes, cookie } from './anatomy.ts'
import { reserveRoom } from './notice-room.ts'

/** Shows the notice, or hides it where it was dismissed before. */
export const untouched: Untouched = (notice, { waiting: { signal } }) => {
  if (signal.aborted || !(notice instanceof HTMLElement)) return
  const isShown = readCookie(cookie.nameOf(notice.dataset)) !== cookie.dismissed
  setShown(notice, isShown, signal)
  reserveRoom(notice, signal)
  const { classList } = document.body
  if (isShown || !classList.contains(classes.hasNotice)) return
  classList.remove(classes.hasNotice)
  signal.addEventListener('abort', () => classList.add(classes.hasNotice))
}
