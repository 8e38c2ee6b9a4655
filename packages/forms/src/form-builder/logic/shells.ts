import { invoke } from '@tillkit/dom'
import type { Bindings } from '@tillkit/mount'
import type { FormContext } from '../context.ts'
import { anatomy, classes } from './anatomy.ts'
import type { FieldLogic } from './read-logic.ts'

/** How something that conditions move stands. */
export interface ShellState {
  /** Whether it has conditions of its own, which say it in its classes. */
  readonly isConditional: boolean
  readonly isHidden: boolean
}

/** Reads how something stands from the fields that are hidden. A state is the same object as long as it says the same. */
type StateOf = (hidden: ReadonlySet<string>) => ShellState

/** What conditions move on the page: what fields stand in, and columns of which all fields are hidden. */
export function shellsOf({ fields, root }: Pick<FormContext, 'fields' | 'root'>, logic: ReadonlyMap<string, FieldLogic>): Map<HTMLElement, StateOf> {
  const ids = new Map([...fields.values()].map(({ id, shell }) => [shell as Element, id]))
  const own = [...logic.keys()].flatMap((id) => fields.get(id)?.shell ?? [])
  const layouts = [...invoke(root, 'querySelectorAll', anatomy.layout)] as HTMLElement[]
  return new Map([...new Set([...own, ...layouts])].map((shell) => {
    const id = ids.get(shell) ?? ''
    const inside = [...invoke(shell, 'querySelectorAll', `${anatomy.column} ${anatomy.field}`)].map((field) => ids.get(field) ?? '')
    return [shell, stateReader(logic.has(id) ? id : undefined, inside)] as const
  }))
}

function stateReader(id: string | undefined, inside: readonly string[]): StateOf {
  const isConditional = id !== undefined
  const [shown, hiddenState] = [{ isConditional, isHidden: false }, { isConditional, isHidden: true }]
  return (hidden) => ((id !== undefined && hidden.has(id)) || (inside.length > 0 && inside.every((each) => hidden.has(each))) ? hiddenState : shown)
}

/** What shows how something stands. Columns without conditions of their own are left alone where they are not hidden. */
export function bindingsOf({ isConditional, isHidden }: ShellState): Bindings {
  if (!isConditional) return isHidden ? { shown: false } : {}
  return { shown: !isHidden, classes: { [classes.hidden]: isHidden, [classes.shown]: !isHidden } }
}
