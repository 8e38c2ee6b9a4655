import { invoke } from '@tillkit/dom'
import { beyondReach } from './anatomy.ts'
import type { BuilderForm, BuilderHost } from './context.ts'

const loadBringBack = () => import('./bring-back.late.ts')

/**
 * Whether a form is left to the shop's own script as a whole: it has a field that is no plain control and has no code of ours. That is said in the
 * console, once a form, and a script that was switched off on a page without such a form comes back for one that comes later.
 */
export function isLeft(host: BuilderHost, { form, formId }: BuilderForm): boolean {
  const found = Object.entries(beyondReach).filter(([, selector]) => invoke(form, 'querySelector', selector)).map(([name]) => name)
  if (found.length === 0) return false
  host.report({ message: `Form ${formId} is left to the shop's own script: its ${found.join(' and ')} cannot be filled in without it.`, help: 'form-fields' })
  host.load(host, loadBringBack, ({ bringBack }) => void bringBack(host))
  return true
}
