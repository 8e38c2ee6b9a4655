import { attributeOf, clickByKey, invoke, listen, nearest } from '@tillkit/dom'
import { adoptEach, type Source } from '@tillkit/mount'
import { onLegacy } from '@tillkit/platform'
import { createStore } from 'zustand/vanilla'
import type { FormContext } from '../context.ts'
import { anatomy, attributes, classes, indicatorAnatomy } from './anatomy.ts'
import type { Pages } from './change-page.ts'
import { pageOf, readPages } from './read-pages.ts'

/** Whether a form lets its pages be chosen from its indicator. All of them are checked then when it is sent. */
export const isNavigable = ({ root }: Pick<FormContext, 'root'>): boolean => invoke(root, 'querySelector', `${indicatorAnatomy.root}[${attributes.navigates}]`) !== null

/** Lets the shopper choose a page from the indicator: any that has something on it. Nothing is checked then. */
export function followIndicator(context: FormContext, pages: Pages): void {
  const { life, root, form } = context
  const items = [...invoke(root, 'querySelectorAll', indicatorAnatomy.page)]
  const numbers = new Map(items.map((item, index) => [item, Number(attributeOf(item, attributes.page)) || index + 1]))
  const empty = createStore(() => readEmpty(pages))
  life.onEnd(form.store.subscribe(life.guard(() => empty.setState(readEmpty(pages), true))))
  const source: Source<ReadonlySet<number>> = { getState: empty.getState, subscribe: empty.subscribe }
  adoptEach(life, items, source, (now, item) => now.has(numbers.get(item) ?? 0), (isEmpty) => ({
    classes: { [classes.disabled]: isEmpty },
    attributes: isEmpty ? { 'aria-disabled': 'true', tabindex: '-1' } : { 'aria-disabled': null, tabindex: '0' },
  }))
  const itemAt = (target: EventTarget | null) => nearest(target, indicatorAnatomy.page) ?? undefined
  onLegacy(root, 'click', ({ target }) => {
    const item = itemAt(target)
    const to = item && numbers.get(item)
    if (to === undefined || empty.getState().has(to)) return
    form.look()
    pages.change({ to })
  }, life)
  listen<KeyboardEvent>(life, root, 'keydown', (event) => void clickByKey(event, itemAt(event.target) as HTMLElement | undefined))
  showFormErrors(context, pages)
}

/** The pages with nothing on them; the first and the last can always be chosen. */
function readEmpty({ all }: Pages): ReadonlySet<number> {
  const [first, last] = [all[0]?.number, all.at(-1)?.number]
  return new Set(readPages(all).filter(({ number, isEmpty }) => isEmpty && number !== first && number !== last).map(({ number }) => number))
}

/** What is said of the form as a whole stands on the first page, and on each with a field that is wrong. */
function showFormErrors({ life, root, form }: FormContext, { all, store }: Pages): void {
  const show = life.guard(() => {
    const { current } = store.getState()
    const withErrors = [...invoke(root, 'querySelectorAll', anatomy.invalidField)].map((field) => pageOf(all, field))
    const isShown = current === all[0]?.number || withErrors.includes(current)
    for (const error of invoke(root, 'querySelectorAll', anatomy.formError) as NodeListOf<HTMLElement>) error.style.display = isShown ? '' : 'none'
  })
  life.onEnd(store.subscribe(show))
  life.onEnd(form.store.subscribe(show))
}
