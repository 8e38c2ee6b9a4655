import { listen } from '@tillkit/dom'
import { adopt, adoptAs, defineBehaviour, live, type Host } from '@tillkit/mount'
import { anatomy, classes, HOST, READY } from './anatomy.ts'
import { isColumn, openLists, type OpenLists } from './open-lists.ts'
import { bindMenuInput } from './menu-input.ts'

/** How many columns of a wide list have the width that the theme gives them by itself. */
const COLUMNS = 4

/** Comes when a menu that has lists is used. */
const loadOpened = () => import('../menus.late.ts')

/** Menus whose lists open by the pointer, the keyboard and the first tap of a finger. */
export const unit = defineBehaviour({
  name: 'page-chrome/menus',
  selector: HOST,
  when: 'now',
  read: () => undefined,
  start(host) {
    const lists = openLists(host)
    adoptAs(host, host.element, { attributes: READY })
    bindEntries(host, lists)
    bindMenuInput(host, lists)
    const stop = lists.store.subscribe(() => {
      stop()
      if (!host.element.querySelector(anatomy.parent)) return
      const early = host.branch()
      listen<KeyboardEvent>(early, document, 'keydown', ({ key }) => key === 'Escape' && lists.closeAll())
      host.load(host, loadOpened, ({ bindOpened }) => {
        early.end()
        bindOpened(host, lists)
      })
    })
  },
})

/** The theme's classes of all entries, and what those with a list say of it. */
function bindEntries(host: Host, { store }: OpenLists): void {
  live(host, anatomy.entry, (entry, life) => {
    adopt(life, entry, store, ({ shown, lasting, touched }) => {
      if (!lasting.includes(entry)) return {}
      return { classes: { [classes.shown]: shown.includes(entry), [classes.hover]: true, [classes.touched]: touched.includes(entry) } }
    })
    const link = entry.querySelector(anatomy.link)
    if (!link || isColumn(entry)) return
    const button = link.matches(anatomy.nowhere) ? { href: '#', role: 'button' } : {}
    adopt(life, link, store, ({ shown }) => ({ attributes: { ...button, 'aria-expanded': String(shown.includes(entry)) } }))
    const count = entry.querySelectorAll(anatomy.columns).length
    if (count < COLUMNS && entry.matches(anatomy.mega)) adoptAs(life, entry, { classes: { [classes.megaParent]: true, [`${classes.megaParent}-${count}`]: true } })
  }, host.element)
}
