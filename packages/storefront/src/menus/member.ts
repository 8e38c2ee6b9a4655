import { closestTo, listen } from '@tillkit/dom'
import { adopt, adoptAs, closeOnEscape, defineBehaviour, derive, live, type Host } from '@tillkit/mount'
import { anatomy, classes, READY } from './anatomy.ts'
import { isColumn, leadsNowhere, parentOf, chainOf } from './chain.ts'
import { byFinger, byKeyboard, byPointer } from './hands.ts'
import { openLists, type OpenLists } from './open-lists.ts'
import { HOST } from './selector.anatomy.ts'

/** How many columns of a wide list have the width that the theme gives them by itself. */
const COLUMNS = 4

/** Menus whose lists open by the pointer, the keyboard and the first tap of a finger. */
export const unit = defineBehaviour({
  name: 'page-chrome/menus',
  selector: HOST,
  when: 'now',
  read: () => undefined,
  start(host) {
    const { element } = host
    const lists = openLists(host)
    adoptAs(host, element, { attributes: READY })
    bindEntries(host, lists)
    byPointer(host, lists)
    const { goTo } = byKeyboard(host, lists)
    byFinger(host, lists)
    // To where it leads, which is nowhere, nobody goes: the page stays as it is scrolled.
    listen(host, element, 'click', (event) => {
      const parent = parentOf(closestTo(event, 'a'))
      if (parent && leadsNowhere(parent)) event.preventDefault()
    })
    live(host, anatomy.mega, (entry, life) => {
      const count = entry.querySelectorAll(anatomy.column).length
      if (count < COLUMNS) adoptAs(life, entry, { classes: { [classes.megaParent]: true, [`${classes.megaParent}-${String(count)}`]: true } })
    }, element)
    closeOnEscape(host, {
      within: element,
      isOpen: derive(lists.store, ({ shown }) => [...shown].some((entry) => entry.querySelector(anatomy.list))),
      close() {
        const outmost = chainOf(element, document.activeElement).at(-1)
        const link = outmost?.querySelector<HTMLElement>(anatomy.link)
        if (link && outmost?.querySelector(anatomy.list)) goTo(link)
        lists.closeAll()
      },
    })
  },
})

/** The theme's classes of all entries, and what those with a list say of it. */
function bindEntries(host: Host, { store }: OpenLists): void {
  const { element } = host
  live(host, anatomy.entry, (entry, life) => {
    adopt(life, entry, store, ({ shown, lasting, touched }) => {
      if (!lasting.has(entry)) return {}
      return { classes: { [classes.shown]: shown.has(entry), [classes.hover]: true, ...(touched.has(entry) && { [classes.touched]: true }) } }
    })
    const parent = parentOf(entry.querySelector(anatomy.link))
    if (!parent || isColumn(entry)) return
    const { link } = parent
    const button = leadsNowhere(parent) ? { href: '#', role: 'button' } : {}
    adopt(life, link, store, ({ shown }) => ({ attributes: { ...button, 'aria-expanded': String(shown.has(entry)) } }))
  }, element)
}
