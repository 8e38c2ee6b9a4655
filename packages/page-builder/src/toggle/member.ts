import { invoke, listen, closestTo, type EndableLife } from '@tillkit/dom'
import { adopt, adoptAs, defineBehaviour, type Host } from '@tillkit/mount'
import { onLegacy } from '@tillkit/platform'
import { slideHeight } from '@tillkit/ui/plain'
import { headersHeight, scrollPageTo } from '@tillkit/platform/theme'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { onAnchor } from '../shared/address/anchor.ts'
import { joinAccordion } from './accordion.ts'
import { anatomy, classes, TOGGLE } from './anatomy.ts'
import { makeButton } from './title.ts'

interface Parts {
  readonly title: Element
  readonly content: HTMLElement
  /** Null for a toggle that stands alone, also where that is in what an item shows. */
  readonly accordion: Element | null
}

interface Toggle {
  readonly isOpen: boolean
  /** Whether it is still opening or closing. */
  readonly isMoving: boolean
}

type ToggleHost = Host<Parts | null>
type Store = StoreApi<Toggle>

/** How long it takes to open or close, in ms; and to scroll to what has opened. */
const MOTION = 700
const SCROLL = 400
/** How far below the headers a title is put that had gone above the window, in px. */
const BELOW_HEADERS = 50

/** How the ids begin that are given here. */
const OURS = 'tillkit-toggle-'

let count = 0

function read(element: HTMLElement): Parts | null {
  const own = (selector: string) => [...invoke(element, 'querySelectorAll', selector)].find((part) => part.closest(TOGGLE) === element)
  const [title, content] = [own(anatomy.title), own(anatomy.content)]
  return title && content instanceof HTMLElement ? { title, content, accordion: accordionOf(element) } : null
}

/** The accordion that an element is an item of: a toggle in what an item shows is none. */
function accordionOf(element: HTMLElement): Element | null {
  const around = element.parentElement?.closest(`${TOGGLE},${anatomy.accordion}`)
  return around?.matches(anatomy.accordion) ? around : null
}

/** Opens and closes a toggle, or an item of an accordion, of which one is open at a time. */
export const unit = defineBehaviour<Parts | null>({
  name: 'page-builder/toggle',
  selector: TOGGLE,
  when: 'now',
  read,
  start: (host) => host.config && bindToggle(host, host.config),
})

function bindToggle(host: ToggleHost, parts: Parts): void {
  const { content, title, accordion } = parts
  const store: Store = createStore(() => ({ isOpen: host.element.classList.contains(classes.open), isMoving: false }))
  bindLook(host, parts, store)
  const { turn, set } = turning(host, content, store)
  const lookAgain = followClasses(host, set)
  const { closeOthers, leave } = joinAccordion(accordion, { close: (ms) => turn(false, ms) })
  host.onEnd(leave)
  const open = (ms: number) => Promise.all([turn(true, ms), closeOthers(ms)])
  const openInTurn = async (its: Element) => {
    const toggling = markToggling(host, its)
    await open(MOTION)
    toggling.end()
    if (!host.signal.aborted) showTitle(host, title)
  }
  onLegacy(host.element, 'click', (event) => {
    if (closestTo(event, anatomy.title) !== title) return
    lookAgain()
    if (!accordion) void turn(!store.getState().isOpen, MOTION)
    else if (!store.getState().isOpen && !accordion.classList.contains(classes.toggling)) void openInTurn(accordion)
  }, host)
  // The browser's own search has found something in there, or an address names it: nothing has to move then.
  listen(host, content, 'beforematch', () => open(0))
  onAnchor(host, (anchor) => {
    if (store.getState().isOpen || !invoke(content, 'contains', anchor)) return false
    void open(0)
    return true
  })
}

/** What says that it is open: the theme's classes at once, and a button in the title. What is closed can be searched by the browser. */
function bindLook(host: ToggleHost, { title, content, accordion }: Parts, store: Store): void {
  dropCopied(content)
  const id = content.id || `${OURS}${String(count += 1)}`
  const button = makeButton(host, title)
  button.setAttribute('aria-controls', id)
  const showState = ({ isOpen }: Toggle) => {
    button.setAttribute('aria-expanded', String(isOpen))
    // The open item of an accordion is closed by another's opening alone.
    button.setAttribute('aria-disabled', String(accordion !== null && isOpen))
  }
  showState(store.getState())
  host.onEnd(store.subscribe(showState))
  adopt(host, host.element, store, ({ isOpen }) => ({ classes: { [classes.open]: isOpen, [classes.closed]: !isOpen } }))
  const isSearched = 'onbeforematch' in document.body
  adopt(host, content, store, ({ isOpen, isMoving }) => ({
    style: isMoving ? { display: 'block' } : {},
    attributes: { id, ...(isSearched && !isOpen && !isMoving && { hidden: 'until-found' }) },
  }))
}

/** What a copy of a module has got of the one that it was made of while that was mounted: its id, and that it was closed. */
function dropCopied(content: HTMLElement): void {
  if (!content.id.startsWith(OURS)) return
  content.removeAttribute('id')
  content.removeAttribute('hidden')
}

/** Makes what opens and closes it, of several turns the last counts; and what takes it for open or closed as it stands. */
function turning(host: ToggleHost, content: HTMLElement, store: Store) {
  let turns = 0
  const begin = () => {
    for (const motion of content.getAnimations()) motion.cancel()
    return (turns += 1)
  }
  const turn = async (isOpen: boolean, ms: number): Promise<void> => {
    const { isOpen: wasOpen, isMoving } = store.getState()
    if (wasOpen === isOpen || host.signal.aborted) return
    const its = begin()
    // Whoever had it shown or hidden by hand has done so until now.
    if (!isMoving) content.style.removeProperty('display')
    store.setState({ isOpen, isMoving: true })
    await slideHeight(content, { open: isOpen, ms })
    if (its === turns && !host.signal.aborted) store.setState({ isMoving: false })
  }
  const set = (isOpen: boolean) => {
    if (store.getState().isOpen === isOpen) return
    begin()
    store.setState({ isOpen, isMoving: false })
  }
  return { turn, set }
}

function markToggling(host: ToggleHost, accordion: Element): EndableLife {
  const life = host.branch()
  adoptAs(life, accordion, { classes: { [classes.toggling]: true } })
  return life
}

/** Others above it have closed: a title that has gone above the window is shown again. */
function showTitle(host: ToggleHost, title: Element): void {
  const headers = headersHeight()
  const { top } = title.getBoundingClientRect()
  if (top < headers) void scrollPageTo(host, scrollY + top - headers - BELOW_HEADERS, { duration: SCROLL })
}

/**
 * Scripts of shops open and close toggles by the theme's class alone. Says so whenever it is written.
 * @returns looks at once, for what has been written a moment ago
 */
function followClasses({ element, guard, onEnd }: Pick<Host, 'element' | 'guard' | 'onEnd'>, follow: (isOpen: boolean) => void): () => void {
  const look = guard(() => follow(element.classList.contains(classes.open)))
  const observer = new MutationObserver(look)
  observer.observe(element, { attributeFilter: ['class'] })
  onEnd(() => observer.disconnect())
  return look
}
