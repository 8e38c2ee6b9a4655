import { attributeOf, invoke, type Life, listen, nearest } from '@tillkit/dom'
import { adopt, adoptAs, slot } from '@tillkit/mount'
import { h } from '@tillkit/ui/plain'
import { attributes, classes, own } from './anatomy.ts'
import { chosenOf, type ListState, placeholderOf } from './list.model.ts'
import type { List } from './list.ts'
import type { ListsHost } from './lists.context.ts'
import { looksOf, placeStyle, UNSEEN } from './looks.ts'
import { nameOf } from './read-list.ts'

/** What stands for a list of which several may be chosen. */
export interface Box {
  readonly root: HTMLElement
  readonly inner: HTMLElement
  /** Has the focus for the list, and opens it. */
  readonly opener: HTMLButtonElement
}

/**
 * Draws the box of a list for several, in the place and the looks of the list, which goes on being what is sent: unseen, and passing on the focus that
 * labels and messages give it. It is there at once, without React: chips and the open list come into it.
 */
export function drawBox(life: Life, select: HTMLSelectElement): Box {
  const words = h('span', { class: own.words })
  const opener = h('button', { type: 'button', class: own.opener, role: 'combobox', 'aria-haspopup': 'listbox', 'aria-expanded': 'false', 'aria-label': nameOf(select) }, words)
  const inner = h('div', { class: `${classes.inner} ${own.inner}` }, opener)
  const root = h('div', { class: [classes.root, own.root, attributeOf(select, attributes.size)].join(' ').trim(), 'data-type': 'select-multiple' }, inner)
  for (const [name, value] of Object.entries({ ...looksOf(select), ...placeStyle(select) })) root.style.setProperty(name, value)
  slot(life, { position: 'after', anchor: select }).append(root)
  adoptAs(life, select, { classes: { [classes.native]: true }, attributes: { tabindex: '-1', 'aria-hidden': 'true' }, style: UNSEEN })
  listen(life, select, 'focus', () => opener.focus())
  return { root, inner, opener }
}

/** A box with its list. */
interface BoundBox extends Box {
  readonly list: List
}

/** Lets a box say what its list holds, and open it. */
export function bindBox(host: ListsHost, life: Life, { list, ...box }: BoundBox): void {
  const { root, opener } = box
  adopt(life, opener, list.store, ({ isOff, isRequired, isInvalid, describedBy }) => ({
    attributes: { 'aria-disabled': isOff ? 'true' : null, 'aria-required': isRequired ? 'true' : null, 'aria-invalid': isInvalid ? 'true' : null, 'aria-describedby': describedBy },
  }))
  adopt(life, root, list.store, ({ isOff }) => ({ classes: { [classes.off]: isOff } }))
  const words = opener.firstElementChild
  if (words) adopt(life, words, list.store, (state) => ({ text: wordsOf(host, state), classes: { [own.count]: chosenOf(state).length > 0 } }))
  const isOpen = ({ open }: { readonly open: List | null }) => open === list
  adopt(life, opener, host.store, (state) => ({ attributes: { 'aria-expanded': String(isOpen(state)) } }))
  adopt(life, root, host.store, (state) => ({ classes: { [classes.open]: isOpen(state) } }))
  followPresses(host, life, { ...box, list })
}

/** What a box says beside its chips; of what is chosen only how much, for those who do not see them. */
function wordsOf({ t }: ListsHost, state: ListState): string {
  const { length } = chosenOf(state)
  return length > 0 ? t('chosen', { count: length }) : placeholderOf(state) || t('choose')
}

function followPresses({ store }: ListsHost, life: Life, { inner, opener, list }: BoundBox): void {
  const toggle = () => {
    if (!list.store.getState().isOff) store.setState(({ open }) => ({ open: open === list ? null : list }))
  }
  for (const type of ['pointerenter', 'focusin']) listen(life, inner, type, () => store.setState({ isNear: true }))
  // A press beside the chips is one on the list.
  listen(life, inner, 'click', ({ target }) => {
    const button = target instanceof Element && nearest(target, 'button')
    if (!button || button === opener) toggle()
  })
  // Its focus is not taken by the press that closes it, which would open it again.
  listen<MouseEvent>(life, inner, 'mousedown', (event) => {
    if (store.getState().open === list && event.target instanceof Node && invoke(inner, 'contains', event.target)) event.preventDefault()
  })
  listen<KeyboardEvent>(life, opener, 'keydown', (event) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    toggle()
  })
}
