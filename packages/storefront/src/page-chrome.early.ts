import { anatomy } from './fixed-header/anatomy.ts'
import { enterFirstRoom } from './first-room/room-holder.ts'
import { keepRoom, createWrites } from './first-room/first-room.ts'

/**
 * Keeps room for header and logo from the first paint on: as soon as what follows the header is read, and before each frame, until the units take
 * over or the page has loaded. Where the theme's own script is live it writes the same, to the same places, and has them then.
 */
export function start(): void {
  if (/[?&]tillkit=off(&|$)/.test(location.search)) return
  const { put, end, settle } = createWrites()
  const own = new Map<Element, string>()
  let isOver = false
  enterFirstRoom({
    own,
    end(part) {
      isOver = true
      end(part)
    },
  })
  const look = () => {
    if (isOver) return
    keepRoom(put, own)
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
  // The browser may lay the page out before its first frame, as for a pointer that rests on it.
  const reading = new MutationObserver(() => {
    if (!document.querySelector(anatomy.main)) return
    reading.disconnect()
    keepRoom(put, own)
  })
  reading.observe(document, { childList: true, subtree: true })
  addEventListener('load', () => {
    // What has come with the last of it is in the next frame.
    requestAnimationFrame(() => requestAnimationFrame(() => {
      reading.disconnect()
      isOver = true
      settle()
    }))
  })
}
