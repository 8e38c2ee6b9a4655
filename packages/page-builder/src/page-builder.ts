import { defineFamily, type FamilyDefinition } from '@tillkit/mount'
import { members } from './members.ts'
import { manifest } from './page-builder.manifest.ts'
import { isBuilder } from './shared/globals.ts'
import { tellStart } from './shared/tell-start.ts'

/** What the family of the modules is made of: none of them runs where the page builder itself is at work. */
export const family: FamilyDefinition = {
  ...manifest,
  members,
  applies() {
    const isShown = !isBuilder()
    if (isShown) tellStart()
    return isShown
  },
}

/** The page builder's modules: each comes with its first element. */
export const pageBuilder = defineFamily(family)
