import type { Life } from '@tillkit/dom'
import { fetchLegacyScripts, wakeScript } from '@tillkit/platform'
import { legacy } from './legacy.ts'
import { withdrawPublicNames } from './public-object.ts'

/** Brings the builder's own scripts back where they were switched off. What is live again keeps us off, as it does from the start elsewhere. */
export async function bringBack({ signal }: Pick<Life, 'signal'>): Promise<void> {
  const scripts = await fetchLegacyScripts(legacy)
  if (signal.aborted || scripts.length === 0) return
  withdrawPublicNames()
  scripts.forEach(wakeScript)
}
