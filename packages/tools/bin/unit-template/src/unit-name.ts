import { defineWidget } from '@tillkit/mount'
import { bindUnitName } from './unit-name.bind.ts'
import { manifest } from './unit-name.manifest.ts'
import { readUnitName } from './unit-name.read.ts'
import { createUnitNameStore } from './unit-name.store.ts'

/** What this unit is for, in one sentence. */
export const unitName = defineWidget({
  ...manifest,
  read: readUnitName,
  key: ({ id }) => id,
  store: createUnitNameStore,
  bind: bindUnitName,
})
