import { invoke, type Life } from '@tillkit/dom'
import { adoptAs } from '@tillkit/mount'
import { protection } from './anatomy.ts'

/** Says of the page that a service against robots protects one of its modules: the look of the service's badge stands on that. */
export function showProtection(life: Life, module: Element): void {
  if (invoke(module, 'matches', `.${protection.module}`)) adoptAs(life, document.body, { classes: { [protection.module]: true } })
}
