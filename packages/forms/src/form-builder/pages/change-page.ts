import { invoke } from '@tillkit/dom'
import { readGlobal } from '@tillkit/platform'
import { focusBriefly } from '@tillkit/ui/plain'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { FormContext } from '../context.ts'
import { scrollTo } from '../display/scroll.ts'
import { anatomy, attributes, classes, events, globals, indicatorAnatomy, type Step } from './anatomy.ts'
import { createPageHistory, type PageHistory } from './page-history.ts'
import type { PageElement } from './read-pages.ts'

/** How far from the window's upper edge a form is shown, in px. */
const FROM_TOP = 75

/** What pages are shown by. */
export interface Pages {
  readonly all: readonly PageElement[]
  readonly store: StoreApi<PageState>
  /** The page where the shopper was when the page of the shop was loaded anew, if she was on one. */
  readonly remembered: number | undefined
  /** Shows a page, unless somebody stops it. @returns whether it is shown */
  change(change: PageChange): boolean
}

/** Where a form stands. */
interface PageState {
  readonly current: number
}

/** A change from one page to another. */
interface PageChange {
  readonly to: number
  /** Default the way that it is. */
  readonly step?: Step
  /** How the browser's history notes it: as a step of its own, by going back, in place; or not, as it comes from there. Default as a step. */
  readonly entry?: 'step' | 'replace' | 'none'
  /** Whether the shopper is led to the page; not where she is led to something on it. Default true. */
  readonly leads?: boolean
}

/** Where forms stand that are bound anew: fields have come or gone. */
const pageBefore = new WeakMap<HTMLFormElement, number>()

/** Makes what shows the pages of a form, one at a time. */
export function createPages(context: FormContext, all: readonly PageElement[]): Pages {
  const { life, root } = context
  const store = createStore<PageState>(() => ({ current: pageBefore.get(root) ?? all[0]?.number ?? 1 }))
  const history = createPageHistory(life, root, (page) => void change({ to: page, entry: 'none' }))
  const change = ({ to, step, entry = 'step', leads = true }: PageChange): boolean => {
    const { current: from } = store.getState()
    if (to === from || !all.some(({ number }) => number === to)) return false
    const way = step ?? (to > from ? 'next' : 'prev')
    const button = invoke(root, 'querySelector', anatomy.buttonOf(from, way)) ?? root
    if (context.raise(events.before, button, [to, root, way]).isPrevented) return false
    pageBefore.set(root, to)
    store.setState({ current: to })
    note(history, { from, to, entry })
    markTurnstile(root)
    if (leads) lead(context, all.find(({ number }) => number === to))
    context.raise(events.changed, button, [to, root, way])
    return true
  }
  return { all, store, change, remembered: pageBefore.has(root) ? undefined : history.present() }
}

function note(history: PageHistory, { from, to, entry }: { readonly from: number; readonly to: number; readonly entry: PageChange['entry'] }): void {
  if (entry === 'none') return
  if (entry === 'replace') history.replace(to)
  else if (to > from) history.push(from, to)
  else history.back(to)
}

/** Brings the form into view, and the shopper to its page. */
function lead({ life, root }: FormContext, page: PageElement | undefined): void {
  const indicator = invoke(root, 'querySelector', indicatorAnatomy.root)
  const scrolls = indicator?.getAttribute(attributes.scrolls) !== '0' && readGlobal(globals.scrolls) !== false
  const offset = readGlobal(globals.offset)
  if (scrolls) scrollTo(root, typeof offset === 'number' ? offset : FROM_TOP)
  if (page) focusBriefly(life, page.element)
}

/** A service's box without a height leaves no room for itself. */
function markTurnstile(root: Element): void {
  for (const box of invoke(root, 'querySelectorAll', anatomy.turnstile)) {
    const widget = box.firstElementChild
    box.classList.toggle(classes.invisibleTurnstile, widget instanceof HTMLElement && widget.offsetHeight === 0)
  }
}
