import { invoke, listen } from '@tillkit/dom'
import { narrow, onSeen, requestIdle, savesData } from '@tillkit/mount'
import { createStore } from 'zustand/vanilla'
import type { FormContext } from '../../context.ts'
import { anatomy, COLOURS } from './anatomy.ts'
import type { Asked, PickersHost, PickersState, PickersStore } from './dates.context.ts'

const load = async () => (await import('./Pickers.late.tsx')).pickers

/** Makes what knows the fields of a form for which something opens. */
export const createPickers = (container: Element): PickersStore =>
  createStore<PickersState>(() => ({ days: [], times: [], isNear: false, isDrawn: false, asked: undefined, look: lookOf(container) }))

/** The colours that a form was given in the builder. An older form has none. */
function lookOf(container: Element): Readonly<Record<string, string>> {
  const computed = getComputedStyle(container)
  const colours = Object.entries(COLOURS).map(([ours, its]) => [ours, computed.getPropertyValue(its).trim()] as const)
  return colours.every(([, colour]) => colour !== '') ? Object.fromEntries(colours) : {}
}

/**
 * Draws calendars and lists of times, with the intent to open one, or ahead of it where a field is in view and the shopper has begun with the form. Who asks
 * for one before it is there gets it as it comes, unless she has gone on.
 */
export function drawPickers(context: FormContext, store: PickersStore): void {
  const { host, life, container } = context
  const own: PickersHost = narrow(host, { store })
  own.draw(life, {
    // Outside of the form, where the theme's rules for forms do not take what opens for fields of theirs.
    place: { position: 'end', anchor: container },
    source: store,
    wanted: () => store.getState().isNear,
    load,
  })
  followIntent(context, store)
  followSight(context, store)
}

function followIntent({ life, root }: FormContext, store: PickersStore): void {
  const isPicker = (target: EventTarget | null): target is HTMLInputElement => target instanceof HTMLInputElement && invoke(target, 'matches', anatomy.picker)
  const ask = (target: EventTarget | null, by: Asked['by']) => {
    // Then fields open by themselves.
    if (isPicker(target) && !store.getState().isDrawn) store.setState({ isNear: true, asked: { input: target, by } })
  }
  const near = ({ target }: Event) => isPicker(target) && store.setState({ isNear: true })
  listen(life, root, 'focusin', near)
  listen(life, root, 'pointerover', (event) => !savesData() && near(event))
  listen(life, root, 'click', ({ target }) => ask(target, 'press'))
  listen<KeyboardEvent>(life, root, 'keydown', ({ key, target }) => key === 'ArrowDown' && ask(target, 'key'))
  listen(life, root, 'focusout', () => store.setState({ asked: undefined }))
  // The press that has brought this code is through.
  const { activeElement } = document
  if (activeElement && invoke(root, 'contains', activeElement) && invoke(activeElement, 'matches', ':hover')) ask(activeElement, 'press')
}

/** Draws ahead of any intent, for a shopper who has begun with the page and sees a field. */
function followSight({ life, root }: FormContext, store: PickersStore): void {
  if (savesData() || !navigator.userActivation?.hasBeenActive) return
  const near = () => store.setState({ isNear: true })
  const seen = life.branch()
  const watch = onSeen(seen, () => {
    seen.end()
    requestIdle(life.guard(near))
  })
  for (const input of invoke(root, 'querySelectorAll', anatomy.picker)) watch(input)
}
