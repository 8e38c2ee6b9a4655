import { invoke, type Field as Box, isTicked, type Life, listen } from '@tillkit/dom'
import { adoptAs } from '@tillkit/mount'
import type { BuilderField, FormContext } from '../context.ts'
import { anatomy, LOCKED_OUT, NEVER_LOCKED } from './anatomy.ts'

/** What can be asked of the locks of a form. */
export interface Locks {
  lock(fieldId: string): void
  unlock(fieldId: string): void
  isLocked(fieldId: string): boolean
  lockAll(): void
  unlockAll(): void
  /** Locks what has been drawn anew in the place of fields that are locked. */
  renew(): void
}

/** By what a form stays known by, however often parts of it are bound. */
const locks = new WeakMap<FormContext['form'], Locks>()

/** The locks of a form, which are made once. */
export function locksOf(context: FormContext): Locks {
  const made = locks.get(context.form) ?? createLocks(context)
  locks.set(context.form, made)
  return made
}

/** Locks the fields that the server has printed as locked, and those that were locked before they were drawn anew. A value that is locked is sent all the same. */
export function bindLocks(context: FormContext): void {
  locksOf(context).renew()
  for (const { id, shell } of context.fields.values()) if (invoke(shell, 'matches', `.${anatomy.locked}`)) locksOf(context).lock(id)
}

function createLocks({ life, fields, settings }: FormContext): Locks {
  const held = new Map<string, { end(): void }>()
  const never: ReadonlySet<string> = new Set([...NEVER_LOCKED, ...settings.list(LOCKED_OUT)])
  const lockable = (id: string): BuilderField | undefined => {
    const field = fields.get(id)
    return field && !never.has(field.type) ? field : undefined
  }
  const lock = (id: string) => {
    const field = lockable(id)
    if (!field || held.has(id)) return
    const own = life.branch()
    held.set(id, own)
    lockField(own, field)
  }
  const release = (id: string) => {
    held.get(id)?.end()
    held.delete(id)
  }
  const unlock = (id: string) => {
    release(id)
    fields.get(id)?.shell.classList.remove(anatomy.locked)
  }
  return {
    lock,
    unlock,
    isLocked: (id) => held.has(id),
    lockAll: () => [...fields.keys()].forEach(lock),
    unlockAll: () => [...fields.keys()].forEach(unlock),
    renew: () =>
      [...held.keys()].forEach((id) => {
        release(id)
        lock(id)
      }),
  }
}

function lockField(life: Life, { shell }: BuilderField): void {
  adoptAs(life, shell, { classes: { [anatomy.locked]: true } })
  for (const element of Array.from(invoke(shell, 'querySelectorAll', anatomy.lockable)) as Box[]) {
    adoptAs(life, element, { attributes: { readonly: '', tabindex: '-1', ...(takesReadonly(element) ? {} : { 'aria-readonly': 'true' }) } })
    if (!takesReadonly(element)) refuseChanges(life, element)
  }
}

/** Boxes, lists and sliders change in spite of `readonly`. */
const takesReadonly = (element: Box): boolean => !(element instanceof HTMLSelectElement || isTicked(element) || element.type === 'range')

function refuseChanges(life: Life, element: Box): void {
  const refuse = (event: Event) => {
    if (!(event instanceof KeyboardEvent && event.key === 'Tab')) event.preventDefault()
  }
  for (const type of ['mousedown', 'click', 'keydown', 'touchstart']) listen(life, element, type, refuse, { passive: false })
}
