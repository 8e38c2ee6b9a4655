import { invoke } from '@tillkit/dom'
import { fetchLegacyScripts, wakeScript } from '@tillkit/platform'
import { beyondReach } from './anatomy.ts'
import type { BuilderForm, BuilderHost } from './context.ts'
import { legacy } from './legacy.ts'
import { withdrawPublicNames } from './public-object.ts'

/**
 * Whether a form is left to the shop's own script as a whole: it has a field that is no plain control and has no code of ours. That is said in the
 * console, once a form, and a script that was switched off on a page without such a form comes back for one that comes later.
 */
export function isLeft(host: BuilderHost, { form, formId }: BuilderForm): boolean {
  const found = Object.entries(beyondReach).filter(([, selector]) => invoke(form, 'querySelector', selector)).map(([name]) => name)
  if (found.length === 0) return false
  host.report({ message: `Form ${formId} is left to the shop's own script: its ${found.join(' and ')} cannot be filled in without it.`, help: 'form-fields' })
  void bringBack(host)
  return true
}

/** What is live again keeps us off, as it does from the start elsewhere. */
async function bringBack({ signal }: BuilderHost): Promise<void> {
  const scripts = await fetchLegacyScripts(legacy)
  if (signal.aborted || scripts.length === 0) return
  withdrawPublicNames()
  scripts.forEach(wakeScript)
}
