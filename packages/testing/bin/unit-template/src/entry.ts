import { startUnit } from '@tillkit/mount'
import { unitName } from './unit-name.ts'

startUnit(unitName)
