import { createDebounce, isIn, isOurs, type Life, listen } from '@tillkit/dom'
import { onLegacy } from '@tillkit/platform'
import type { Values } from '../core.ts'
import type { FormFields } from '../form-fields.ts'
import { type Control, controlOf, valueIn } from './control.ts'

/** How a form's controls are followed. */
export interface FollowOptions {
  /** What all controls stand in: its events are listened to. */
  readonly root: HTMLElement
  /** The controls, in the form's order. Fields without one hold what they were given. */
  readonly controls: readonly Control[]
  /** How long typing has to rest before it counts, in ms: what is chosen counts at once. Default 250. */
  readonly debounce?: number
}

/**
 * Tells a form what its controls hold: what the shopper types and chooses, what scripts trigger, through jQuery too, what the browser
 * restores, and, before each check, what somebody has set without a word. Nothing is ever written.
 */
export function followControls(life: Life, form: FormFields, { root, controls, debounce = 250 }: FollowOptions): void {
  const read = (): Values => Object.fromEntries(controls.map((control) => [control.id, valueIn(control)]))
  form.follow(life, read)
  const typing = createDebounce(life)
  const look = life.guard(() => {
    typing.cancel()
    form.look()
  })
  const soon = (ms: number) => typing.schedule(ms, look)
  onLegacy(root, 'input change', (event) => {
    if (!controlOf(controls, event.target)) return
    if (event.type === 'input' && !event.isTrigger && !isOurs(event)) return soon(debounce)
    look()
    // What others make of it in their own handlers, which may come after ours.
    soon(0)
  }, life)
  followLeaving(life, { root, controls }, (id) => {
    look()
    form.leave(id)
  })
  // Values are put back by now at the latest, and a page that comes back may have been sent.
  listen<PageTransitionEvent>(life, window, 'pageshow', ({ persisted }) => {
    if (persisted) form.reopen()
    soon(0)
  })
  listen(life, root, 'reset', (event) => {
    // The fields are reset behind the handlers, unless one of them says no.
    setTimeout(life.guard(() => !event.defaultPrevented && !life.signal.aborted && form.reset(read())), 0)
  })
}

/** Tells when the shopper has left a control: once what is being pressed meanwhile is through. @param left told its id */
export function followLeaving(life: Life, { root, controls }: Pick<FollowOptions, 'root' | 'controls'>, left: (id: string) => void): void {
  let isPressed = false
  const waiting = new Set<string>()
  const release = () => {
    isPressed = false
    waiting.forEach(left)
    waiting.clear()
  }
  // What is pressed would move away under the finger if a message came in between: it is told once the click is through.
  listen(life, document, 'pointerdown', () => (isPressed = true), { capture: true })
  for (const type of ['pointerup', 'pointercancel']) listen(life, document, type, () => setTimeout(life.guard(release), 0), { capture: true })
  listen<FocusEvent>(life, root, 'focusout', ({ target, relatedTarget }) => {
    const control = controlOf(controls, target)
    // Whoever goes to another window comes back to it, and within a group nothing is left.
    if (!control || isIn(target as Element) || controlOf([control], relatedTarget)) return
    if (isPressed) waiting.add(control.id)
    else left(control.id)
  })
}
