import { listen } from '@tillkit/dom'
import { adoptEach, derive, type Source } from '@tillkit/mount'
import { isMet } from '../../engine/condition.ts'
import { stateIn } from '../../engine/core.ts'
import type { BuilderControl, FormContext } from '../context.ts'
import { logicOf, ownConditions } from './conditions.ts'
import { emptyHidden } from './empty-hidden.ts'
import { bindingsOf, shellsOf } from './shells.ts'
import { tellOthers } from './tell-others.ts'

/** Shows what the conditions of a form say. What was typed stays where it is; of what is hidden nothing is sent. */
export function bindLogic(context: FormContext): void {
  const { life, root, controls, form } = context
  const logic = logicOf(context)
  const hidden = hiddenFields(context)
  const shells = shellsOf(context, logic)
  adoptEach(life, [...shells.keys()], hidden, (ids, element) => shells.get(element)?.(ids), (state) => (state ? bindingsOf(state) : {}))
  const triggers = new Set([...logic.values()].flatMap(({ groups }) => groups.flat().flatMap(({ field }) => context.fields.get(field)?.controls[0] ?? [])))
  tellOthers(context, { logic, hidden, triggers: [...triggers] })
  const isHidden = ({ id }: BuilderControl) => stateIn(form.store.getState().fields, id)?.isShown === false
  context.onData(life, (data) => emptyHidden(data, controls, isHidden))
  // Whoever else sends the form, or reads it to send it.
  listen<FormDataEvent>(life, root, 'formdata', ({ formData }) => emptyHidden(formData, controls, isHidden))
}

/** The fields that are hidden by now, by the builder's ids. What nothing is typed into is unknown to the engine: its conditions are asked of what that knows. */
function hiddenFields(context: FormContext): Source<ReadonlySet<string>> {
  const own = [...ownConditions(context)]
  const states = derive(context.form.store, ({ fields }) => fields)
  const isSame = (one: ReadonlySet<string>, other: ReadonlySet<string>) => one.size === other.size && [...one].every((id) => other.has(id))
  return derive(states, (fields): ReadonlySet<string> => {
    const standing = { valueOf: (id: string) => stateIn(fields, id)?.value ?? '', isShown: (id: string) => stateIn(fields, id)?.isShown === true }
    return new Set(own.flatMap(([id, condition]) => {
      const control = context.fields.get(id)?.controls[0]
      return (control ? standing.isShown(control.id) : isMet(condition, standing)) ? [] : [id]
    }))
  }, isSame)
}
