import { pageInstance, defineFamily, type FamilyDefinition } from '@tillkit/mount'
import { emitLegacy } from '@tillkit/platform'
import { isBuilder } from '@tillkit/platform/theme'
import { events } from './page/anatomy.ts'
import { members } from './members.ts'
import { manifest } from './page-builder.manifest.ts'

const notified = new WeakSet<object>()

/** Tells the page, once, that its modules are about to start. */
function notifyStart(): void {
  const page = pageInstance()
  if (!page || notified.has(page)) return
  notified.add(page)
  emitLegacy(window, events.before)
}

const { name, when, legacy } = manifest

/**
 * What the family of the modules is made of: none of them runs where the page builder itself is at work. What the page has to have
 * for it is for the script tag to see: once the code is there it waits for modules by itself.
 */
export const family: FamilyDefinition = {
  name,
  when,
  ...(legacy && { legacy }),
  members,
  applies() {
    const isShown = !isBuilder()
    if (isShown) notifyStart()
    return isShown
  },
}

/** The page builder's modules: each comes with its first element. */
export const pageBuilder = defineFamily(family)
