import type { Consent } from '../cookie/consent.model.ts'
import { GOOGLE_KINDS, MICROSOFT } from './anatomy.ts'

type Permission = 'granted' | 'denied'

const permission = (isAllowed: boolean | undefined): Permission => (isAllowed ? 'granted' : 'denied')

/** What Google's tag is told of a choice. Categories that the page does not have say nothing. */
export function googleState({ choices }: Pick<Consent, 'choices'>): Record<string, Permission> {
  const kinds = Object.entries(GOOGLE_KINDS).filter(([slug]) => slug in choices)
  return Object.fromEntries(kinds.flatMap(([slug, names]) => names.map((name) => [name, permission(choices[slug])])))
}

/** What Microsoft's is told. */
export function microsoftState({ choices }: Pick<Consent, 'choices'>): Record<string, Permission> {
  return { [MICROSOFT.kind]: permission(choices['advertisement']) }
}
