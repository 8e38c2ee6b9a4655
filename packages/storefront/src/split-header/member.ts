import { invoke, listen, type Life } from '@tillkit/dom'
import { defineBehaviour } from '@tillkit/mount'
import { WIDTHS } from '@tillkit/platform/theme'
import { anatomy, HOST } from './anatomy.ts'

/** On wide screens the logo of a split header stands in the middle of its menu. */
export const unit = defineBehaviour({
  name: 'page-chrome/split-header',
  selector: HOST,
  when: 'now',
  read: () => null,
  start(host) {
    const wide = matchMedia(`(min-width: ${String(WIDTHS.tablet + 1)}px)`)
    let split = host.branch()
    const place = () => {
      split.end()
      split = host.branch()
      if (wide.matches) putInto(split)
    }
    listen(host, wide, 'change', place)
    place()
  },
})

/** Puts the logo behind the first half of the menu's entries, and back where it was at the end. */
function putInto(life: Life): void {
  const logo = document.querySelector(anatomy.logo)
  const entries = document.querySelectorAll(anatomy.entries)
  const before = entries[Math.max(0, Math.round(entries.length / 2) - 1)]
  const { parentNode, nextSibling } = logo ?? {}
  if (!logo || !before || !parentNode) return
  const entry = document.createElement('li')
  entry.className = anatomy.entry
  invoke(before, 'after', entry)
  keepingFocus(logo, () => entry.append(logo))
  life.onEnd(() => {
    // Somebody may have put it elsewhere since.
    if (logo.parentNode === entry && parentNode.isConnected) {
      keepingFocus(logo, () => parentNode.insertBefore(logo, nextSibling?.parentNode === parentNode ? nextSibling : parentNode.firstChild))
    }
    entry.remove()
  })
}

/** What is moved in the page loses the focus. */
function keepingFocus(moved: Element, move: () => void): void {
  const focused = document.activeElement
  move()
  if (focused instanceof HTMLElement && moved.contains(focused)) focused.focus({ preventScroll: true })
}
