import type { Life } from '@tillkit/dom'
import { check } from './check.ts'
import type { FormDeps } from './core.ts'
import type { Field } from './field.ts'
import { createFields, type FormFields } from './form-fields.ts'
import type { Problem } from './rule.ts'
import { submit } from './sending.ts'
import type { Submission } from './submission.ts'

/** A form that is filled in, checked and sent. */
export interface Form extends FormFields {
  /** Checks the fields that are shown. @returns what is wrong, by id, in the form's order */
  check(): Promise<Readonly<Record<string, Problem>>>
  /** Checks it and sends it. Where it is on its way already, it is that attempt; what has been sent is not sent again. @returns what became of it */
  submit(): Promise<Submission>
}

/** Makes a form of its fields. All that it does ends with the life. */
export function createForm(life: Life, fields: readonly Field[], deps: FormDeps): Form {
  return letSend(createFields(life, fields, deps), deps)
}

/**
 * Lets a form be checked and sent, from now on.
 * @param life how long an answer is waited for. Default as long as the form; longer where another may stand in its place by then
 */
export function letSend(form: FormFields, deps: FormDeps, life?: Life): Form {
  const { core, look } = form
  core.deps = deps
  core.check = (ids) => check(core, ids)
  if (life) core.waiting = life
  return {
    ...form,
    check() {
      look()
      return check(core, core.fields.keys())
    },
    submit: () => submit(core, look),
  }
}
