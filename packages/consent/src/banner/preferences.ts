import { loadOnTouch } from '@tillkit/mount'
import type { ConsentHost } from '../consent.context.ts'
import { ids, OPENERS } from './anatomy.ts'
import type { BannerParts } from './parts.ts'

const load = () => import('./preferences.late.ts')

/**
 * Binds the preferences with code that comes when somebody is about to open them: most visitors never do.
 * @returns brings it now
 */
export function bringPreferences(host: ConsentHost, parts: BannerParts): () => Promise<void> | undefined {
  const { place, panel } = parts
  const element = panel ?? place
  const bring = loadOnTouch({ element, report: host.report }, host, { claims: [], near: OPENERS, load, use: ({ bindPreferences }) => bindPreferences(host, parts) })
  // Categories may be chosen in the banner itself.
  if (place.querySelector(`[id^=${ids.direct}]`)) void bring()
  return bring
}
