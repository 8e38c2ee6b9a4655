import { type Condition, isMet, sourcesOf, type FieldValues } from './condition.ts'

/** What a graph is made of: a form's fields, in its order. */
export interface Conditional {
  readonly id: string
  readonly shownWhen?: Condition
}

/** What a graph settles. */
export interface Settling extends FieldValues {
  readonly show: (id: string, isShown: boolean) => void
  /** Told of a condition that threw: its field stays as it was. */
  readonly onFault?: (cause: unknown) => void
}

/** Which field depends on which, so that a change asks each condition that it reaches, once. */
export interface ConditionGraph {
  /** Fields whose conditions lead back to themselves, each circle by its fields. They are asked once each, in the form's order. */
  readonly circles: readonly (readonly string[])[]
  /**
   * What is shown after a change.
   * @param changed ids of the fields whose value or sight has changed; without them every condition is asked
   */
  settle(settling: Settling, changed?: Iterable<string>): void
}

/** Makes the graph of a form. Tests of fields that are not in the form are never met. */
export function createGraph(fields: readonly Conditional[]): ConditionGraph {
  const known = new Map(fields.map((field) => [field.id, field]))
  const sources = new Map(fields.map(({ id, shownWhen }) => [id, shownWhen ? sourcesOf(shownWhen).filter((source) => known.has(source)) : []]))
  const dependents = new Map(fields.map(({ id }): [string, string[]] => [id, []]))
  for (const [id, its] of sources) for (const source of new Set(its)) dependents.get(source)?.push(id)
  const { order, circles } = sorted([...known.keys()], sources)
  // Most fields of a form have none.
  const asked = order.filter((id) => known.get(id)?.shownWhen)
  return {
    circles,
    settle({ show, onFault, ...standing }, changed) {
      const reached = changed && new Set([...changed].flatMap((id) => dependents.get(id) ?? []))
      if (reached?.size === 0) return
      for (const id of asked) {
        const condition = known.get(id)?.shownWhen
        if (!condition || (reached && !reached.has(id))) continue
        const isShown = evaluate(condition, standing, onFault) ?? standing.isShown(id)
        if (isShown === standing.isShown(id)) continue
        show(id, isShown)
        for (const next of dependents.get(id) ?? []) reached?.add(next)
      }
    },
  }
}

function evaluate(condition: Condition, standing: FieldValues, onFault: Settling['onFault']): boolean | undefined {
  try {
    return isMet(condition, standing)
  } catch (cause) {
    onFault?.(cause)
    return undefined
  }
}

/** Fields behind all that they ask, and the circles in which that can't be. */
function sorted(ids: readonly string[], sources: ReadonlyMap<string, readonly string[]>) {
  const order: string[] = []
  const circles: string[][] = []
  const done = new Set<string>()
  const path: string[] = []
  const visit = (id: string): void => {
    if (done.has(id)) return
    if (path.includes(id)) return void circles.push(path.slice(path.indexOf(id)))
    path.push(id)
    for (const source of sources.get(id) ?? []) visit(source)
    path.pop()
    done.add(id)
    order.push(id)
  }
  for (const id of ids) visit(id)
  return { order, circles }
}
