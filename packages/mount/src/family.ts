import { invoke } from '@tillkit/dom'
import { defineBehaviour, type Unit } from './definition.ts'
import type { KnownUnit } from './manifest.ts'
import { startUnit } from './page.ts'
import { whenReady, type When } from './when.ts'

/** A unit among many of its kind: the script tag knows the family alone. */
export interface FamilyMember {
  /** The elements that the member mounts on. */
  readonly selector: string
  /** When its code is brought, counted from the family's own moment. Default `now`. */
  readonly when?: When
  /** Brings it; declared once, so that a later element finds its code known. */
  readonly load: () => Promise<{ readonly unit: Unit }>
}

/** What a family is made of: its manifest, whose selector says that there is any of its members, and their table. */
export interface FamilyDefinition extends Omit<KnownUnit, 'claims'> {
  readonly members: readonly FamilyMember[]
}

/**
 * Declares units that come in dozens: one entry for the script tag, and a table of its own in the family's file. A member's code
 * comes with its first element, is a unit with a name of its own, and is kept off, forced and stopped with its family.
 */
export function defineFamily({ members, ...manifest }: FamilyDefinition): Unit {
  const { name: family, legacy } = manifest
  return defineBehaviour<null>({
    ...manifest,
    selector: members.map(({ selector }) => selector).join(),
    read: () => null,
    start(host) {
      for (const { selector, when = 'now', load } of members) {
        if (!invoke(host.element, 'matches', selector)) continue
        const bring = () => host.bring(host, load, ({ unit }) => startUnit({ ...unit, family, ...(legacy && { legacy }) }))
        whenReady(when, host.element, host, bring)
      }
    },
  })
}
