import { expectOldNames, useShop } from '@tillkit/testing'
import { it } from 'vitest'
import { uses as pageBuilder } from './page-builder.use.ts'
import { uses as galleries } from './galleries.use.ts'
import { uses as motion } from './motion.use.ts'
import { uses as tabs } from './tabs.use.ts'

const shop = useShop()

it('keeps the names of what the old script drew, as its README says', async () => {
  await expectOldNames(shop, new URL('../README.md', import.meta.url), [...pageBuilder, ...galleries, ...motion, ...tabs])
})
