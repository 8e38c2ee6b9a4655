import { listen, nearest } from '@tillkit/dom'
import { adopt, adoptAs, loadOnTouch, derive, pageInstance, slot, type Claim, type Source } from '@tillkit/mount'
import { h } from '@tillkit/ui/plain'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { anatomy, attributes, BUILDER_ROW, classes } from '../filters.anatomy.ts'
import { all, closestTo, type PanelHost, type PanelLook } from './context.ts'
import { bindSection } from './section.ts'

const loadDrawer = () => import('./drawer.late.ts')
const loadPanel = () => import('./panel.late.ts')
const loadChosen = () => import('./chosen.late.ts')

/** What is applied is read of the controls first, with code that comes with the touch. */
const APPLY: readonly Claim[] = [{ selector: anatomy.applyButton }]

/** Windows in which a panel stands above its listing rather than beside it. */
const PHONE = '(width <= 767px)'

/** Binds a panel: its sections, its chips, its buttons. */
export function bindPanel(host: PanelHost): void {
  const { element, store, config } = host
  const sections = all(element, anatomy.section)
  const filters = config.sections.flatMap((filter) => filter ?? [])
  // The builder shows panels without a listing that they could change.
  if (document.querySelector(anatomy.preview)) return
  host.onEnd(store.addPanel({ id: config.id, filters, defers: config.defers }))
  const look = createLook(sections)
  sections.forEach((section, at) => {
    const filter = config.sections[at]
    if (filter) bindSection({ host, filter, element: section, at, look })
    else host.report({ field: attributes.real, message: 'a section has no filter that we know.', advice: 'It is left alone.', help: 'unknown-filter' })
  })
  // What opens in it lies over the page builder's rows that follow.
  const around = element.closest(BUILDER_ROW)
  if (around) adoptAs(host, around, { style: { 'z-index': '3' } })
  bindToggles(host, sections, look)
  bindButtons(host)
  if (filters.some(({ counts }) => counts !== 'none')) host.load(host, loadPanel, ({ bindCounts }) => bindCounts(host, filters))
  if (element.querySelector(anatomy.row)) host.load(host, loadPanel, ({ bindRow }) => bindRow(host, sections, look))
  if (host.options.drawer) bindDrawerWhenLoaded(host)
}

/**
 * Brings what shows choices and takes them from the controls: at once where something is chosen, or where no script tag of ours holds
 * touches, else with the first touch of the panel, or whoever else chooses.
 */
function loadChosenPart(host: PanelHost, use: (code: Awaited<ReturnType<typeof loadChosen>>) => void): void {
  const isChosen = derive(host.store, ({ chosen }) => Object.values(chosen).some(({ length }) => length > 0))
  if (isChosen.getState() || !pageInstance()?.loader) return host.load(host, loadChosen, use)
  const loadNow = loadOnTouch(host, host, { claims: APPLY, load: loadChosen, use })
  host.onEnd(isChosen.subscribe(() => void loadNow()))
}

/** On a phone, now or once the window is that narrow. */
function bindDrawerWhenLoaded(host: PanelHost): void {
  const phone = matchMedia(PHONE)
  if (phone.matches) host.load(host, loadDrawer, ({ bindDrawer }) => bindDrawer(host, phone))
  else phone.addEventListener('change', () => bindDrawerWhenLoaded(host), { signal: host.signal, once: true })
}

function createLook(sections: readonly HTMLElement[]): StoreApi<PanelLook> {
  const closed = sections.flatMap((section, at) => (section.classList.contains(classes.closed) ? [at] : []))
  return createStore<PanelLook>(() => ({ closed: new Set(closed), list: null }))
}

function bindToggles(host: PanelHost, sections: readonly HTMLElement[], look: StoreApi<PanelLook>): void {
  const { element } = host
  const row = element.querySelector(anatomy.row)
  const toggle = (at: number) => {
    const { closed } = look.getState()
    const others = row ? sections.map((_, each) => each) : [...closed]
    look.setState({ closed: new Set(closed.has(at) ? others.filter((each) => each !== at) : [...others, at]), list: null })
  }
  sections.forEach((section, at) => {
    adopt(host, section, look, ({ closed }) => ({ classes: { [classes.closed]: closed.has(at) } }))
    const heading = section.querySelector(`${anatomy.toggle} ${anatomy.heading}`) ?? section.querySelector(anatomy.toggle)
    if (heading) drawToggle(host, heading, derive(look, ({ closed }) => !closed.has(at)))
  })
  const closeRow = () => {
    if (row) look.setState({ closed: new Set(sections.keys()) })
  }
  listen<MouseEvent>(host, element, 'click', (event) => {
    const title = closestTo(event, anatomy.toggle, element)
    const section = title?.closest<HTMLElement>(anatomy.section)
    if (section && !closestTo(event, anatomy.clearSection, element)) toggle(sections.indexOf(section))
  })
  // Whatever is open closes when something else is touched.
  listen(host, document, 'click', ({ target }) => {
    const inside = nearest(target, anatomy.section)
    const at = sections.findIndex((section) => section === inside)
    const { list } = look.getState()
    if (list !== null && list !== at) look.setState({ list: null })
    if (at < 0 && !(target instanceof Element && !target.isConnected)) closeRow()
  })
}

/**
 * A button for the keyboard, in the title that the pointer clicks: a heading may not be one itself, and the title may hold
 * a link. It has no place of its own, so that nothing moves; what it does, the click on the title around it does.
 */
function drawToggle(host: PanelHost, heading: Element, isOpen: Source<boolean>): void {
  const name = host.t('toggle', { label: heading.textContent?.trim() ?? '' })
  const button = h('button', { type: 'button', class: classes.toggle, 'aria-label': name })
  const show = () => {
    button.ariaExpanded = String(isOpen.getState())
  }
  show()
  host.onEnd(isOpen.subscribe(show))
  slot(host, { position: 'end', anchor: heading }).append(button)
}

function bindButtons(host: PanelHost): void {
  const { element, store, config } = host
  // In a row the builder's sheet shows the box of the chips without one too.
  const box = element.querySelector(anatomy.chipBox)
  if (box) adoptAs(host, box, { style: { display: 'none' } })
  let beforeApply: (() => void) | undefined
  if (element.querySelector(`${anatomy.chips},${anatomy.applyButton}`)) loadChosenPart(host, ({ bindChips, readControls }) => {
    bindChips(host)
    beforeApply = () => readControls(store, config.id, element)
  })
  listen<MouseEvent>(host, element, 'click', (event) => {
    const apply = closestTo(event, anatomy.applyButton, element)
    const clear = closestTo(event, anatomy.clearButton, element)
    if (!apply && !clear) return
    // They have no type, so that a form around them would be sent.
    event.preventDefault()
    if (apply) {
      beforeApply?.()
      return store.apply(config.id)
    }
    store.clear(config.id)
    host.announce(host.t('cleared'))
  })
  bindUndo(host)
}

const loadUndo = async () => (await import('./UndoClear.late.tsx')).undoClear

function bindUndo(host: PanelHost): void {
  const [anchor] = all(host.element, anatomy.clearButton)
  if (!anchor) return
  host.draw(host, {
    place: { position: 'after', anchor },
    source: host.store,
    wanted: () => host.store.getState().undo?.panel === host.config.id,
    load: loadUndo,
  })
}
