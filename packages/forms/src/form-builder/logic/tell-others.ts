import { listen } from '@tillkit/dom'
import { derive, type Source } from '@tillkit/mount'
import { stateIn } from '../../engine/core.ts'
import type { BuilderControl, FormContext } from '../context.ts'
import { events } from './anatomy.ts'
import type { FieldLogic } from './read-logic.ts'

/** What others are told of. */
interface Told {
  readonly logic: ReadonlyMap<string, FieldLogic>
  readonly hidden: Source<ReadonlySet<string>>
  /** What the conditions ask. */
  readonly triggers: readonly BuilderControl[]
}

/** Tells the page's scripts what conditions have come to: at the start, and whenever something that they ask has changed. */
export function tellOthers({ life, root, form, formId, fields, raise }: FormContext, { logic, hidden, triggers }: Told): void {
  let touched: Element = root
  for (const type of ['input', 'change']) {
    listen(life, root, type, ({ target }) => {
      if (target instanceof Element) touched = target
    }, { capture: true })
  }
  let before = hidden.getState()
  const tell = life.guard(() => {
    const [last, now] = [before, hidden.getState()]
    before = now
    for (const [id, { action }] of logic) {
      if (!fields.has(id)) continue
      const isHidden = now.has(id)
      raise(events.field, document, [Number(formId), id, isHidden === (action === 'hide'), action])
      if (last.has(id) && !isHidden) raise(events.shown, touched)
    }
    raise(events.pass, document, [touched, root, Number(formId)])
  })
  const asked = derive(derive(form.store, ({ fields: states }) => states), (states) => triggers.map(({ id }) => stateIn(states, id)?.value ?? ''), isSame)
  tell()
  life.onEnd(asked.subscribe(tell))
}

const isSame = (one: readonly unknown[], other: readonly unknown[]) => one.every((value, index) => Object.is(value, other[index]))
