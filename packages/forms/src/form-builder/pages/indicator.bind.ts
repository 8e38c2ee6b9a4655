import { invoke, reducesMotion } from '@tillkit/dom'
import { adopt, adoptEach, type Bindings, derive, type Source } from '@tillkit/mount'
import type { FormContext } from '../context.ts'
import { attributes, classes, indicatorAnatomy as anatomy, PLACE_COLOR, STEP_WORDS } from './anatomy.ts'
import type { Pages } from './change-page.ts'
import { progressOf, stepText, titledStep } from './pages.model.ts'

/** How far from its left edge an indicator shows the page in force, in px. */
const FROM_LEFT = 10

const all = (root: Element, selector: string) => [...invoke(root, 'querySelectorAll', selector)]

/** Shows in the form's indicator, of whichever kind, where it stands, and tells it to screen readers when that changes. */
export function showIndicator(context: FormContext, pages: Pages): void {
  const { life, root, host, settings } = context
  const indicator = invoke(root, 'querySelector', anatomy.root)
  const current: Source<number> = derive(pages.store, (state) => state.current)
  const total = pages.all.length
  const pattern = settings.text(STEP_WORDS)
  const stepOf = (page: number) => (pattern ? stepText(pattern, page, total) : host.t('step', { current: page, total }))
  const textOf = (page: number) => titledStep(indicator ? titleOf(indicator, page) : '', stepOf(page))
  life.onEnd(current.subscribe(() => host.announce(textOf(current.getState()))))
  if (!(indicator instanceof HTMLElement)) return
  if (indicator.hasAttribute('aria-valuenow')) {
    adopt(life, indicator, current, (page) => ({ attributes: { 'aria-valuenow': String(page), 'aria-valuetext': textOf(page), 'aria-label': host.t('steps') } }))
  }
  showCircles(context, indicator, current)
  showProgress(context, indicator, { current, total })
  life.onEnd(current.subscribe(() => scrollToPage(indicator, current.getState())))
}

/** What a page is called; nothing where it has no title. */
function titleOf(indicator: Element, page: number): string {
  const title = invoke(indicator, 'querySelector', anatomy.title)
  const own = invoke(indicator, 'querySelector', `${anatomy.pageOf(page)} ${anatomy.title}`)
  return (own ? own.textContent : title?.getAttribute(attributes.title(page)))?.trim() ?? ''
}

/** Marks the page in force among circles, or in a connector. */
function showCircles({ life, isModern, container }: FormContext, indicator: Element, current: Source<number>): void {
  const color = isModern && invoke(container, 'closest', anatomy.styledPlace) ? PLACE_COLOR : (indicator.getAttribute(attributes.color) ?? '')
  const pages = all(indicator, anatomy.page)
  const numbers = new Map(pages.map((page, index) => [page, index + 1]))
  const isActive = (now: number, node: Element) => numbers.get(invoke(node, 'closest', anatomy.page) ?? node) === now
  const colored = (property: string) => (isOn: boolean): Bindings => ({ style: { [property]: isOn ? color : '' } })
  adoptEach(life, pages, current, isActive, (isOn) => ({ classes: { [classes.active]: isOn } }))
  adoptEach(life, all(indicator, anatomy.number), current, isActive, colored('background-color'))
  adoptEach(life, all(indicator, anatomy.triangle), current, isActive, colored('border-top-color'))
}

/** Shows how far the form is, with the page's title. A text of the shop's own may leave the number out. */
function showProgress({ life }: FormContext, indicator: Element, { current, total }: { readonly current: Source<number>; readonly total: number }): void {
  for (const bar of all(indicator, anatomy.bar)) adopt(life, bar, current, (page) => ({ style: { width: `${progressOf(page, total)}%` } }))
  for (const step of all(indicator, anatomy.step)) adopt(life, step, current, (page) => ({ text: String(page) }))
  const title = invoke(indicator, 'querySelector', `:scope > ${anatomy.title}`)
  if (!title) return
  const shown = (page: number) => ({ style: { display: titleOf(indicator, page) ? 'inline' : 'none' } })
  adopt(life, title, current, (page) => ({ text: titleOf(indicator, page), ...shown(page) }))
  for (const separator of all(indicator, anatomy.separator)) adopt(life, separator, current, shown)
}

/** An indicator that is wider than the page scrolls sideways, so that the page in force is seen. */
function scrollToPage(indicator: HTMLElement, page: number): void {
  const its = invoke(indicator, 'querySelector', anatomy.pageOf(page))
  if (!its || indicator.scrollWidth <= indicator.clientWidth) return
  const left = indicator.scrollLeft + its.getBoundingClientRect().left - indicator.getBoundingClientRect().left - FROM_LEFT
  indicator.scrollTo({ left, behavior: reducesMotion() ? 'auto' : 'smooth' })
}
