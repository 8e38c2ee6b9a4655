import { closestTo, isEnter, isIn, type Life, listen } from '@tillkit/dom'
import { adopt, adoptAs, derive, field, live, type BoundField, type Source } from '@tillkit/mount'
import { isFree } from '@tillkit/platform/cart'
import { anatomy, LINE_KEY, ours } from '../mini-cart.anatomy.ts'
import { withNumber, type Draft } from '../mini-cart.model.ts'
import type { PanelKind } from '../mini-cart.state.ts'
import type { MiniCartStore } from '../mini-cart.store.ts'
import { nameOf } from './read-lines.ts'

/** Which panel the lines stand in, and what they are bound to. */
export interface LinesBinding {
  readonly store: MiniCartStore
  readonly place: PanelKind
}

/** Binds the lines of a panel: what the shopper does to them, and what shows at once. */
export function bindLines(life: Life, root: HTMLElement, { store, place }: LinesBinding): void {
  live(life, anatomy.line, (line, its) => bindLine(its, line, store), root)
  listen(life, root, 'click', (event) => {
    const key = keyOf(closestTo(event, anatomy.remove))
    if (!key || !isFree(event)) return
    event.preventDefault()
    store.work.remove(key, place)
  })
}

const keyOf = (element: Element | undefined) => element?.closest(anatomy.line)?.getAttribute(LINE_KEY)

/** Whether the focus is in a field of this line, perhaps one that has come in another's place. */
function isBeingTyped(key: string): boolean {
  const active = document.activeElement
  return active?.matches(anatomy.quantityField) === true && keyOf(active) === key
}

/** What a line shows of the state. */
interface LineState {
  readonly draft: Draft | undefined
  readonly isLeaving: boolean
}

/** The state as one line sees it: it hears of its own changes only, however many lines there are. */
function lineSource(store: MiniCartStore, key: string): Source<LineState> {
  return derive(
    store,
    ({ drafts, leaving }) => ({ draft: drafts[key], isLeaving: leaving.has(key) }),
    (one, other) => one.draft === other.draft && one.isLeaving === other.isLeaving,
  )
}

function bindLine(life: Life, line: Element, store: MiniCartStore): void {
  const key = line.getAttribute(LINE_KEY) ?? ''
  const source = lineSource(store, key)
  const name = nameOf(line)
  const of = (words: string | null | undefined) => `${words?.trim().replace(/:$/, '') ?? ''}: ${name}`.replace(/^: /, '')
  adopt(life, line, source, ({ draft, isLeaving }) => ({
    classes: { [ours.removing]: isLeaving, [ours.stale]: draft?.quantity !== undefined },
    ...(isLeaving ? { attributes: { 'aria-busy': 'true' } } : {}),
  }))
  for (const text of line.querySelectorAll(anatomy.quantityText)) {
    const printedText = text.textContent ?? ''
    adopt(life, text, source, ({ draft }) =>
      draft?.quantity === undefined ? {} : { text: withNumber(printedText, draft.quantity) },
    )
  }
  // An icon font's letter is no name, and neither is a label that is hidden.
  const remove = line.querySelector(anatomy.remove)
  if (remove) adoptAs(life, remove, { attributes: { 'aria-label': of(remove.getAttribute('title')) } })
  const input = line.querySelector<HTMLInputElement>(anatomy.quantityField)
  if (!input) return
  const label = of(line.querySelector(anatomy.quantityLabel)?.textContent)
  adoptAs(life, input, { attributes: { 'aria-label': label, min: '0', step: '1', inputmode: 'numeric' } })
  const { before, follow } = bindQuantity(life, input, { key, store })
  // What was typed before this code came: whoever is still at it ends it as always.
  if (before === 'early' && !source.getState().draft) {
    store.work.typed(key, input.value)
    if (!isIn(input)) store.work.commit(key)
  }
  const show = () => follow(source.getState().draft?.text ?? input.defaultValue)
  show()
  life.onEnd(source.subscribe(life.guard(show)))
}

interface QuantityBinding {
  readonly key: string
  readonly store: MiniCartStore
}

function bindQuantity(life: Life, input: HTMLInputElement, { key, store }: QuantityBinding): BoundField {
  const typed = () => {
    if ((store.getState().drafts[key]?.text ?? input.defaultValue) !== input.value) store.work.typed(key, input.value)
  }
  // A field that is replaced while somebody types in it raises all of these events. Whether the shopper has left it shows
  // when the script that replaces it has ended: half a number, a zero, must not be sent.
  const meant = () => queueMicrotask(life.guard(() => {
    if (input.isConnected || !isBeingTyped(key)) store.work.commit(key)
  }))
  // A field that was replaced while somebody typed raises no `change` of its own.
  listen(life, input, 'focusout', meant)
  listen(life, input, 'keydown', (event) => isEnter(event) && meant())
  return field(life, input, { changed: typed, finished: meant })
}
