import { defineFamily, type FamilyDefinition } from '@tillkit/mount'
import { isBuilder } from '@tillkit/platform/theme'
import { members } from './members.ts'
import { manifest } from './page-builder.manifest.ts'
import { notifyStart } from './page/notify-start.ts'

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
