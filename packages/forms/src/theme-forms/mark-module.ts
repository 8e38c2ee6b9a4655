import { invoke, type Life } from '@tillkit/dom'
import { adoptAs } from '@tillkit/mount'
import { MARK, PROTECTED } from './anatomy.ts'

/**
 * Says of a module that its conditions are looked after, for which `forms.head.css` hides fields no longer. Says of the page that a
 * service against robots protects one of its modules: the look of the service's badge stands on that.
 */
export function markModule(life: Life, module: Element): void {
  adoptAs(life, module, { attributes: { [MARK]: '' } })
  if (invoke(module, 'matches', `.${PROTECTED}`)) adoptAs(life, document.body, { classes: { [PROTECTED]: true } })
}
