import { defineWidget } from '@tillkit/mount'
import { bindUnitName } from './unit-name.bind.ts'
import { manifest } from './unit-name.manifest.ts'
import { readUnitName, type Config } from './unit-name.read.ts'
import { createUnitNameStore, type UnitNameStore } from './unit-name.store.ts'

/** What this unit is for, in one sentence. */
export const unitName = defineWidget<Config, UnitNameStore>({
  ...manifest,
  read: readUnitName,
  key: ({ id }) => id,
  store: createUnitNameStore,
  bind: bindUnitName,
})
