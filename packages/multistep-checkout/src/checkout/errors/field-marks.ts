import { type EndableLife, type Field, invoke, isTicked, type Life } from '@tillkit/dom'
import { adoptAs } from '@tillkit/mount'
import { anatomy, classes } from '../anatomy.ts'
import type { Mark, Marks } from '../context.ts'
import { judge, type FieldRules } from './validity.model.ts'

const INVALID = {
  required: { [classes.invalidRequired]: true },
  email: { [classes.invalidEmail]: true },
  phone: { [classes.invalidPhone]: true },
  refused: {},
} as const

const CLEAR = { [classes.invalid]: false, [classes.invalidRequired]: false, [classes.invalidEmail]: false, [classes.invalidPhone]: false, [classes.valid]: false }

/** Makes what marks rows; at the end of the life they are as the server printed them. */
export function createMarks(life: Life): Marks {
  const held = new WeakMap<Element, EndableLife>()
  const set = (field: Field, mark: Mark) => {
    const row = field.closest(anatomy.row)
    held.get(field)?.end()
    const own = life.branch()
    held.set(field, own)
    const isInvalid = mark !== 'valid' && mark !== 'open'
    const shown = isInvalid ? { [classes.invalid]: true, ...INVALID[mark] } : { [classes.valid]: mark === 'valid' }
    if (row) adoptAs(own, row, { classes: { ...CLEAR, ...shown } })
    adoptAs(own, field, { attributes: { 'aria-invalid': isInvalid ? 'true' : null } })
  }
  return {
    set,
    judge(field) {
      set(field, judge(isTicked(field) && !field.checked ? '' : field.value, rulesOf(field)))
    },
  }
}

/** The fields of a form that are judged. */
export function judgedFields(form: Element): Field[] {
  return [...invoke(form, 'querySelectorAll', anatomy.checked)] as Field[]
}

function rulesOf(field: Element): FieldRules {
  const { classList } = field.closest(anatomy.row) ?? document.createElement('p')
  return {
    isRequired: classList.contains(anatomy.required),
    isEmail: classList.contains(anatomy.email),
    isPhone: classList.contains(anatomy.phone),
  }
}
