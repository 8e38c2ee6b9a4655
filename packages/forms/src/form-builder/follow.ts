import { createDebounce, invoke, isTicked, type Life, listen, nearest } from '@tillkit/dom'
import { onLegacy } from '@tillkit/platform'
import { stateIn } from '../engine/core.ts'
import type { Form } from '../engine/form.ts'
import { isEmpty } from '../engine/value.ts'
import { controlOf } from '../engine/page/control.ts'
import { followControls } from '../engine/page/follow-controls.ts'
import { anatomy, classes } from './anatomy.ts'
import type { BuilderControl } from './context.ts'
import { withScheme } from './rules/addresses.ts'

/** How long typing has to rest before what was wrong is looked at again, in ms. */
const REST = 1000
/** How long it has to rest before others hear of the value: conditions, say. In ms. */
const SETTLE = 250

/** Puts off what is checked again while somebody types. */
export interface Rechecking {
  /** For the engine: told of controls that hold something else. */
  readonly recheck: (ids: readonly string[]) => void
  /** Lets it begin, once the form is there. */
  start(form: Form): void
  /** Somebody types: what waits goes on waiting. */
  typing(): void
  /** Somebody has typed enough: what waits is looked at now. */
  flush(): void
}

/**
 * Makes what looks again at controls that were found wrong, or that were there when the form was last sent: typing has to rest first; what is
 * chosen is looked at at once.
 * @param wasSent whether the form has been tried to be sent
 */
export function createRechecking(life: Life, controls: readonly BuilderControl[], wasSent: () => boolean): Rechecking {
  const is = (id: string, test: (element: Element) => boolean) => controls.find((control) => control.id === id)?.elements.slice(0, 1).some(test) === true
  const isTypedIn = (id: string) => is(id, isTyped)
  const isUnhurried = (id: string) => is(id, (element) => invoke(element, 'matches', `.${classes.noKeys}`))
  const waiting = new Set<string>()
  const rest = createDebounce(life)
  let form: Form | undefined
  const check = (ids: readonly string[]) => void form?.core.check?.(ids)
  const flush = () => {
    rest.cancel()
    const ids = [...waiting]
    waiting.clear()
    check(ids)
  }
  return {
    flush,
    start: (its) => (form = its),
    typing: () => void (rest.isPending() && rest.schedule(REST, flush)),
    recheck(ids) {
      const fields = form?.store.getState().fields ?? {}
      const due = ids.filter((id) => !isUnhurried(id) && (wasSent() || stateIn(fields, id)?.problem !== undefined))
      check(due.filter((id) => !isTypedIn(id)))
      for (const id of due.filter(isTypedIn)) waiting.add(id)
      // The engine hears of what is typed once it has rested for a while.
      if (waiting.size > 0) rest.schedule(REST - SETTLE, flush)
    },
  }
}

const isTyped = (element: Element): boolean => !(element instanceof HTMLSelectElement) && !isTicked(element) && !(element instanceof HTMLInputElement && /^(?:file|range|hidden)$/.test(element.type))

/** What a form is followed with. */
export interface FollowingOptions {
  readonly root: HTMLFormElement
  readonly controls: readonly BuilderControl[]
  readonly rechecking: Rechecking
  readonly wasSent: () => boolean
}

/** Follows what stands in a form, and sees to what the builder's script makes of it while it is typed. */
export function followForm(life: Life, form: Form, { root, controls, rechecking, wasSent }: FollowingOptions): void {
  rechecking.start(form)
  listen(life, root, 'input', rechecking.typing)
  completeAddresses(life, root)
  refuseLetters(life, root)
  const left = (id: string) => {
    leave(form, id, wasSent())
    rechecking.flush()
  }
  followControls(life, { ...form, leave: left }, { root, controls, debounce: SETTLE })
  // What is ticked, or chosen from a list of ours, is looked at at once.
  onLegacy(root, 'change', ({ target }) => {
    const control = controlOf(controls, target)
    const isChosen = target instanceof Element && (isTicked(target) || invoke(target, 'matches', anatomy.ownList))
    if (control && isChosen) form.leave(control.id)
  }, life)
}

/** What holds nothing is not told to be missing to somebody who only came by. */
function leave(form: Form, id: string, wasSent: boolean): void {
  const state = stateIn(form.store.getState().fields, id)
  if (!state || (isEmpty(state.value) && !wasSent && !state.problem)) return
  form.leave(id)
}

/** An address of a page gets the beginning that its writer has left out. */
function completeAddresses(life: Life, root: HTMLElement): void {
  onLegacy(root, 'change', ({ target }) => {
    if (target instanceof HTMLInputElement && target.type === 'url' && nearest(target, anatomy.field)) target.value = withScheme(target.value)
  }, life)
}

/** Number fields take digits, a minus and a point: of browsers that would let letters in, too. */
function refuseLetters(life: Life, root: HTMLElement): void {
  listen<InputEvent>(life, root, 'beforeinput', (event) => {
    const { target, data, inputType } = event
    if (target instanceof HTMLInputElement && target.type === 'number' && inputType === 'insertText' && data !== null && /[^-0-9.]/.test(data)) event.preventDefault()
  })
}
