import { SETTINGS } from './anatomy.ts'

/** The revision of the shop's policy, as the page's settings have it for the unit; 0 where they say nothing, or are broken, which is the unit's to say. */
export function readRevision(): number {
  try {
    const { units } = JSON.parse(document.getElementById(SETTINGS)?.textContent ?? '') as { readonly units: { readonly consent: { readonly revision: unknown } } }
    return Number(units.consent.revision) || 0
  } catch {
    return 0
  }
}
