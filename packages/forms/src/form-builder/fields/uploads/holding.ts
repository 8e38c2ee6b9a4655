import { type EndableLife, invoke, type Life, listen, nearest } from '@tillkit/dom'
import { adopt, type Bindings } from '@tillkit/mount'
import { h } from '@tillkit/ui/plain'
import { createStore } from 'zustand/vanilla'
import { stateIn } from '../../../engine/core.ts'
import { takesPart } from '../../../engine/field.ts'
import type { BuilderControl, FormContext } from '../../context.ts'
import { anatomy, classes } from './anatomy.ts'

/** Why a form cannot be sent, or its page not be left. */
interface Hold {
  /** As the shopper is told who tries it. */
  readonly why: string
  /** The id of what says so already. Default: nothing does, and it is said beside the button that was pressed. */
  readonly saidBy?: string
  /** Shows what says so again, where something has taken it away. */
  readonly show?: () => void
}

/** Keeps a form from being sent while something in it is not complete. */
export interface Holding {
  /** Says why a field keeps it, or that it does not any more. A field that its conditions hide keeps nothing. */
  set(control: BuilderControl, hold: Hold | undefined): void
}

type Holds = ReadonlyMap<BuilderControl, Hold>

/** Makes what holds a form back: its buttons say so, and whoever presses one, or sends the form in any other way, is told why. */
export function createHolding(context: FormContext): Holding {
  const { life, root } = context
  const store = createStore<{ readonly holds: Holds }>(() => ({ holds: new Map() }))
  const counting = () => [...store.getState().holds].filter(([control]) => takesPart(stateIn(context.form.store.getState().fields, control.id)))
  const alert = createAlert(context)
  const holdOf = (button: Element) => counting().find(([control]) => holds(button, control))?.[1]
  const both = { getState: store.getState, subscribe: (listener: () => void) => subscribeBoth(context, store, listener) }
  for (const button of [...invoke(root, 'querySelectorAll', `${anatomy.submit}, ${anatomy.next}`)]) {
    adopt(life, button, both, () => bindingsOf(holdOf(button), context.isModern))
  }
  life.onEnd(both.subscribe(life.guard(() => counting().length === 0 && alert.hide())))
  // Before all who listen to the button itself.
  listen(life, root, 'click', (event) => {
    const button = nearest(event.target, `${anatomy.submit}, ${anatomy.next}`)
    const hold = button && holdOf(button)
    if (!button || !hold) return
    event.preventDefault()
    event.stopImmediatePropagation()
    alert.say(hold, button)
  }, { capture: true })
  context.onSubmit(life, () => {
    const [first] = counting()
    if (!first) return { kind: 'on' }
    const submit = invoke(root, 'querySelector', anatomy.submit)
    alert.say(first[1], submit ?? first[0].shell)
    return { kind: 'stop' }
  })
  return {
    set(control, hold) {
      const next = new Map(store.getState().holds)
      if (hold) next.set(control, hold)
      else if (!next.delete(control)) return
      store.setState({ holds: next })
    },
  }
}

/** The form's own button waits for all of its fields, that of a page for those on it. */
function holds(button: Element, { shell }: BuilderControl): boolean {
  return invoke(button, 'matches', anatomy.submit) || nearest(button, anatomy.page)?.contains(shell) === true
}

function subscribeBoth({ form }: FormContext, store: { subscribe(listener: () => void): () => void }, listener: () => void): () => void {
  const ends = [store.subscribe(listener), form.store.subscribe(listener)]
  return () => ends.forEach((end) => end())
}

/** Not `disabled`: it keeps the focus, and says why when it is pressed, which the builder's own looks would keep a pointer from. */
function bindingsOf(hold: Hold | undefined, isModern: boolean): Bindings {
  if (!hold) return {}
  const described = isModern && hold.saidBy ? { 'aria-describedby': hold.saidBy } : {}
  return { classes: { [classes.disabled]: true }, attributes: { 'aria-disabled': 'true', ...described }, style: { 'pointer-events': 'auto' } }
}

/** Says beside a button why it does nothing. */
function createAlert({ life, host }: FormContext) {
  let shown: EndableLife | undefined
  const hide = () => {
    shown?.end()
    shown = undefined
  }
  return {
    hide,
    say({ why, saidBy, show }: Hold, beside: Element) {
      hide()
      show?.()
      if (saidBy) return host.announce(why)
      shown = showAlert(life, why, beside)
    },
  }
}

function showAlert(life: Life, why: string, beside: Element): EndableLife {
  const own = life.branch()
  const alert = h('div', { class: classes.alert, role: 'alert' }, why)
  ;(nearest(beside, anatomy.submitArea) ?? beside.parentElement ?? beside).before(alert)
  own.onEnd(() => alert.remove())
  return own
}
