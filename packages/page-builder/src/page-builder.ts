import { defineFamily } from '@tillkit/mount'
import { members } from './members.ts'
import { manifest } from './page-builder.manifest.ts'
import { isBuilder } from './shared/globals.ts'
import { tellStart } from './shared/tell-start.ts'

/** The page builder's modules: each comes with its first element, and none where the page builder itself is at work. */
export const pageBuilder = defineFamily({
  ...manifest,
  members,
  applies() {
    const isShown = !isBuilder()
    if (isShown) tellStart()
    return isShown
  },
})
