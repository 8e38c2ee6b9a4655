import type { Life } from '@tillkit/dom'
import { adopt, type Source } from '@tillkit/mount'
import type { Translate } from '@tillkit/platform'
import { themeText } from '@tillkit/platform/theme'
import { h } from '@tillkit/ui/plain'
import { onLinkClick } from '../links/link-clicks.ts'
import { pagerAnatomy, pagerWords } from '../anatomy.ts'
import type { pagerMessages } from './pager.messages.ts'

/** Which of a module's pages shows, and how many there are. Pages count from 1. */
export interface Pages {
  readonly page: number
  readonly pages: number
}

/** How many links show where the first or the last page does. */
const ROW = 4
/** How many links show before the page that shows, and after it. */
const BEFORE = 3
const AFTER = 1

/** How many pages items make. `perPage`: 0 puts all of them on one. */
export function countPages(items: number, perPage: number): number {
  return perPage > 0 ? Math.max(1, Math.ceil(items / perPage)) : 1
}

/** The page that an item is on, by its place among all from 0. */
export function pageOfItem(index: number, perPage: number): number {
  return perPage > 0 ? Math.floor(index / perPage) + 1 : 1
}

/** Whether a page's link shows: those around the page that shows, and a whole row of them at either end. */
export function isLinkShown(link: number, { page, pages }: Pages): boolean {
  return link >= Math.min(page - BEFORE, pages - ROW + 1) && link <= Math.max(page + AFTER, ROW)
}

/** The page that a link leads to: its number, or the one before or after the page that shows; nothing where there is none. */
export function pageOfLink(link: string, { page, pages }: Pages, names: { readonly previous: string; readonly next: string }): number | undefined {
  const to = link === names.previous ? page - 1 : link === names.next ? page + 1 : readPage(link)
  return to !== undefined && to >= 1 && to <= pages ? to : undefined
}

/** A page's number as an address or an attribute says it, from 1; nothing for what is none. */
export function readPage(text: string | null | undefined): number | undefined {
  return /^[1-9]\d{0,5}$/.test(text ?? '') ? Number(text) : undefined
}

/** What a pager stands on. */
export interface PagerOptions<State> {
  readonly source: Source<State>
  readonly pagesOf: (state: State) => Pages
  /** Shows another page, which is one that there is. */
  readonly go: (page: number) => void
  /** The address that says to the module which page to show; nothing where the module has no name to be found by. */
  readonly address: (page: number) => string | undefined
  readonly t: Translate<typeof pagerMessages>
}

/**
 * Fills the server's empty element with links to a module's pages, as the theme's own script does, and hides it where there is one page
 * alone. What stood in it comes back at the end.
 */
export function bindPager<State>(life: Life, element: HTMLElement, options: PagerOptions<State>): void {
  const { source, pagesOf, go, t } = options
  const pages = () => pagesOf(source.getState())
  const printed = [...element.childNodes]
  let list: HTMLElement | undefined
  let drawn = 0
  const show = life.guard(() => {
    const now = pages()
    if (now.pages !== drawn) {
      drawn = now.pages
      list = listOf(now.pages, t)
      element.replaceChildren(...(drawn > 1 ? [list] : []))
    }
    if (list) mark(list, now, options.address)
  })
  show()
  life.onEnd(source.subscribe(show))
  life.onEnd(() => {
    if ([...element.childNodes].every((node) => node === list)) element.replaceChildren(...printed)
  })
  adopt(life, element, source, (state) => (pagesOf(state).pages > 1
    ? { attributes: { role: 'navigation', 'aria-label': t('pages') } }
    : { style: { display: 'none' } }))
  onLinkClick(life, element, {
    selector: pagerAnatomy.link,
    run(link) {
      const to = pageOfLink(link.getAttribute(pagerAnatomy.page) ?? '', pages(), pagerAnatomy)
      if (to !== undefined) go(to)
    },
  })
}

/** The links: to the page before, to each page, to the next. */
function listOf(pages: number, t: Translate<typeof pagerMessages>): HTMLElement {
  const itemOf = (to: string, text: string, itemClass: string) => {
    const page = readPage(to)
    const name = `${pagerAnatomy.prefix}${to}${page === pages ? ` ${pagerAnatomy.last}` : ''}`
    return h('li', { class: itemClass }, h('a', { class: name, [pagerAnatomy.page]: to, 'aria-label': page && t('page', { page }) }, text))
  }
  const numbers = [...Array(pages).keys()].map((index) => String(index + 1))
  return h(
    'ul',
    {},
    itemOf(pagerAnatomy.previous, themeText(...pagerWords.previous), pagerAnatomy.previous),
    ...numbers.map((number) => itemOf(number, number, `${pagerAnatomy.item} ${pagerAnatomy.prefix}${number}`)),
    itemOf(pagerAnatomy.next, themeText(...pagerWords.next), pagerAnatomy.next),
  )
}

/** Marks the page that shows, hides the links that lead nowhere or too far, and says where the others lead. */
function mark(list: HTMLElement, now: Pages, address: (page: number) => string | undefined): void {
  const hadFocus = list.contains(document.activeElement)
  let current: HTMLElement | undefined
  for (const link of list.querySelectorAll<HTMLAnchorElement>(pagerAnatomy.link)) {
    const name = link.getAttribute(pagerAnatomy.page) ?? ''
    const page = readPage(name)
    const isCurrent = page === now.page
    const isShown = page === undefined ? pageOfLink(name, now, pagerAnatomy) !== undefined : isLinkShown(page, now)
    const href = page === undefined ? undefined : address(page)
    link.setAttribute('href', href ?? '#')
    // What has no address of its own is none that a browser could open.
    if (href === undefined) link.setAttribute('role', 'button')
    link.classList.toggle(pagerAnatomy.active, isCurrent)
    if (isCurrent) link.setAttribute('aria-current', 'page')
    else link.removeAttribute('aria-current')
    if (link.parentElement) link.parentElement.style.display = isShown ? '' : 'none'
    if (isCurrent) current = link
  }
  // The link that was pressed may lead nowhere now: its place in the row is where the page that shows stands.
  const active = document.activeElement
  if (hadFocus && active instanceof HTMLElement && active.parentElement?.style.display === 'none') current?.focus({ preventScroll: true })
}
