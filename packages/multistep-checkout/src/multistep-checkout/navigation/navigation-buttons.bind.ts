import { listen, native, type Life } from '@tillkit/dom'
import { adopt, onBatch, live, slot } from '@tillkit/mount'
import { keepAtEdge, h } from '@tillkit/ui/plain'
import { anatomy, ours } from '../anatomy.ts'
import type { Steps } from '../context.ts'
import { nextOf, previousOf } from '../steps/steps.model.ts'
import { bindOrderButton } from '../order-button/order-button.bind.ts'
import { createPlacing } from '../order-button/place-order.ts'
import type { StepNavigation } from './step-navigation.ts'
import { showOpenSteps } from './open-steps.ts'

/** Where the buttons stay in reach, as their sheet has it. */
const PHONE = '(max-width: 767px)'

/** Back and Continue below the step that shows, and the cover over it while the shop is asked. */
export function bindButtons(steps: Steps, navigation: StepNavigation): void {
  const { host } = steps
  const bar = host.element.querySelector<HTMLElement>(anatomy.buttons)
  const back = bar?.querySelector<HTMLElement>(anatomy.back)
  const goOn = bar?.querySelector<HTMLElement>(anatomy.continue)
  // A copy that somebody makes of the module while its buttons stand elsewhere has none: its list works all the same.
  if (!bar || !back || !goOn) return
  coverWhileAsked(steps)
  placeBelow(steps, bar)
  bindLooks(steps, { bar, back, goOn })
  const order = bindOrderButton(steps, goOn)
  const placing = createPlacing(steps)
  listen(host, back, 'click', () => {
    const { current, steps: all, isChecking } = steps.store.getState()
    const to = previousOf(all, current)
    if (!isChecking && to !== undefined) navigation.ask(to, { trigger: 'button', entry: 'new' })
  })
  listen<MouseEvent>(host, goOn, 'click', (event) => {
    // Where the next step comes up within the click, Continue stands for the order's button by the end of it.
    event.preventDefault()
    if (order.getState().kind === 'none') return goForward(steps, navigation)
    // The second half of a double click was meant for the step before. The order's own button is pressed instead of this one:
    // gateways listen there, and it belongs to the form wherever Continue stands.
    if (event.detail < 2) placing.place()
  })
  showTotal(steps, bar)
  keepAtEdge(host, bar, { edge: 'bottom', media: PHONE, leaves: 320 })
  showOpenSteps(steps, navigation, bar)
}

/** Goes to the next step, once: while the shop is asked, further presses are the same wish. */
export function goForward({ store }: Steps, navigation: StepNavigation): void {
  const { current, steps, isChecking } = store.getState()
  const to = nextOf(steps, current)
  if (!isChecking && to !== undefined) navigation.ask(to, { trigger: 'button', entry: 'new' })
}

/** The buttons stand behind the part of the step that shows, inside the form or not. */
function placeBelow({ host, store, sections }: Steps, bar: HTMLElement): void {
  const putBack = rememberPosition(bar)
  let above: Element | undefined
  const place = () => {
    const section = sections.of(store.getState().current)
    if (section === above && bar.isConnected) return
    above = section
    if (section) section.after(bar)
    else putBack()
  }
  place()
  host.onEnd(store.subscribe(place))
  // An answer may have replaced all that they stood in.
  onBatch(host, () => bar.isConnected || place())
  host.onEnd(putBack)
}

/** The server's cover is on where it is moved to, which is how its style sheet has it. */
function coverWhileAsked({ host, store, sections }: Steps): void {
  const cover = host.element.querySelector<HTMLElement>(anatomy.loader)
  if (!cover) return
  const putBack = rememberPosition(cover)
  let isOn = false
  const follow = () => {
    const { isChecking, current } = store.getState()
    if (isChecking === isOn) return
    isOn = isChecking
    if (!isOn) return putBack()
    sections.of(current)?.append(cover)
    // The shop may have answered before that is said.
    host.announce(() => (isOn && cover.querySelector(anatomy.loaderText)?.textContent?.trim()) || '')
  }
  host.onEnd(store.subscribe(follow))
  host.onEnd(() => isOn && putBack())
}

interface Parts {
  readonly bar: HTMLElement
  readonly back: HTMLElement
  readonly goOn: HTMLElement
}

function bindLooks({ host, store }: Steps, { bar, back, goOn }: Parts): void {
  adopt(host, bar, store, ({ current, isChecking }) => ({ classes: { [ours.bar]: current !== '', [ours.checking]: isChecking } }))
  // Not `disabled`, which would take the focus away.
  const locked = (isChecking: boolean) => (isChecking ? { attributes: { 'aria-disabled': 'true' } } : {})
  adopt(host, back, store, ({ current, steps, isChecking }) => ({
    ...locked(isChecking),
    ...(current === (steps[0]?.hash ?? '') ? { style: { display: 'none' } } : {}),
  }))
  adopt(host, goOn, store, ({ isChecking }) => locked(isChecking))
}

/**
 * Remembers where a node of the server's stands, before it is moved.
 * @returns what puts it back there; it goes where its place is gone
 */
function rememberPosition(node: Element): () => void {
  const place = native(node, 'parentNode')
  const next = native(node, 'nextSibling')
  return () => {
    const isNextThere = next !== null && next.parentNode === place
    if (place) place.insertBefore(node, isNextThere ? next : null)
    else node.remove()
  }
}

/** What the order comes to, beside the buttons, where these stay in reach on a phone: the shop's own words, as they stand in its table. */
function showTotal({ host }: Steps, bar: HTMLElement): void {
  const anchor = bar.querySelector(anatomy.buttonsRow) ?? bar
  live(host, anatomy.total, (row, life) => {
    // The theme's copy of a part that sticks to the window says the same.
    if (!row.closest(anatomy.stickyCopy)) showRow(life, row, anchor)
  })
}

function showRow(life: Life, row: Element, anchor: Element): void {
  const amount = row.querySelector(anatomy.totalAmount)?.textContent?.trim()
  if (!amount) return
  const label = row.querySelector(anatomy.totalLabel)?.textContent?.trim()
  slot(life, { position: 'start', anchor }).append(h('p', { class: ours.total }, h('span', {}, label), ' ', h('strong', {}, amount)))
}
